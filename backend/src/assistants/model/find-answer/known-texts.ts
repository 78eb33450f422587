import { draftOf, profileText } from '../prompts.ts';
import type { Asked } from './asked.ts';

/** Everything that was said or given in this conversation. */
export const textsOf = ({ conversation, turns, message, draft }: Asked): string[] => [
  ...[profileText(conversation), conversation.given.jobDescription ?? ''],
  ...[conversation.given.jobRole ?? '', conversation.editedLetter ?? ''],
  ...turns.flatMap((turn) => [turn.message ?? '', draftOf(turn.reply)]),
  ...[message, draftOf(draft), draft.letter ?? ''],
];
