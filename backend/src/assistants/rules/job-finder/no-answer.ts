import { paths } from '@silverjobs/contract/paths';
import type { Conversation } from '../../engine.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer } from '../assistant.ts';
import type { FinderState } from './finder-state.ts';
import { openChoices, replyOfFinder } from './questions.ts';

/** A question that is about no work: said openly, with the way to somebody who knows. */
export function noAnswer({ publicUrl }: Conversation, state: FinderState): Answer<FinderState> {
  const text = paragraphs(
    'Darauf weiß ich leider keine Antwort; ich kenne mich nur mit der Stellensuche aus.',
    state.listed.length > 0 &&
      'Zu den gezeigten Stellen können Sie mich fragen, was man verdient, wie viele Stunden es sind, wie weit es ist, was zu tun ist und was Sie mitbringen sollten.',
    `Bei Fragen zu Ihrem Konto und zu dieser Seite hilft Ihnen unser Team: [So erreichen Sie uns](${publicUrl}${paths.contact}). Oder sagen Sie mir, was Sie arbeiten möchten, und wo.`,
  );
  const open = openChoices(state);
  const answered = replyOfFinder(text, state, open.length > 0 ? open : QUESTION_CHOICES);
  return { ...answered, reply: { ...answered.reply, isFixed: true } };
}
const QUESTION_CHOICES = ['Etwas mit Menschen', 'Etwas im Büro', 'Etwas im Garten'];
