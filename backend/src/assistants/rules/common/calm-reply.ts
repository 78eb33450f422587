import { cannedReply } from './canned-reply.ts';
import { DISTRESS_CHOICES } from './distress-answers.ts';
import type { Common, Said } from './said.ts';

/** Answers that stay quiet after a word of distress. */
const CALM_ANSWERS = 2;

/** After words of distress: the next answers stay quiet, and the next words are others. */
export function calmReply(
  said: Said,
  text: string,
  choices: readonly string[] = DISTRESS_CHOICES,
): Common {
  const { calm: _, told, ...rest } = said.memory;
  const memory = { ...rest, calm: CALM_ANSWERS, told: told + 1 };
  return { ...cannedReply(said, text, choices), memory };
}
