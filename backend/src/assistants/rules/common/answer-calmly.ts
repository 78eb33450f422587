import { concernOf } from '../../understanding/concern/concern.ts';
import { matchesIntent } from '../../understanding/intents.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { cannedReply, lastOwn } from './canned-reply.ts';
import { CALM_BEFORE, CALM_TEXT, GO_ON, NOT_NOW } from './distress-answers.ts';
import type { Common, CommonIntent, Said } from './said.ts';

/** Shorter messages after it are no new matter. */
const SHORT_AFTER = 4;

/** After a word of distress: quiet, until somebody goes on by their own wish. */
export function answerCalmly(said: Said, utterance: CommonIntent | null): Common | null {
  const { message, memory } = said;
  const calm = { ...memory, calm: memory.calm - 1 };
  if (message === GO_ON || /\bweiter(?:machen|suchen|gehen)?\b/i.test(message)) {
    const open = lastOwn(said);
    const text = paragraphs(CALM_BEFORE, open?.text ?? '');
    return { ...cannedReply(said, text), memory: calm };
  }
  const words = message.split(/\s+/).length;
  const isQuiet =
    (words <= SHORT_AFTER && !concernOf(message).isWork) ||
    utterance?.kind === 'feeling' ||
    utterance?.kind === 'insult';
  const isShort =
    matchesIntent(message, 'thanks') ||
    matchesIntent(message, 'no') ||
    matchesIntent(message, 'yes');
  if (message === NOT_NOW || isQuiet || isShort)
    return { ...cannedReply(said, CALM_TEXT, [GO_ON]), memory: calm };
  return utterance ? null : { kind: 'before', text: CALM_BEFORE, isCalm: true, memory: calm };
}
