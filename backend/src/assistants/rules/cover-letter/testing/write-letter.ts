import type { AssistantReply, Conversation } from '../../../engine.ts';
import { readAnswer } from '../../../guided/read-answer.ts';
import { NOTHING_OPEN } from '../../../intent/interpreter.ts';
import { answerLetter, startLetter } from '../cover-letter.ts';
import { type Person, profileOf } from './letter-people.ts';

export type Sample = {
  readonly name: string;
  readonly person: Person;
  /** The advertisement; without one the job is named in the conversation. */
  readonly job: string;
  readonly messages: readonly string[];
};

/** A message, or one that comes with a sheet that was changed by hand. */
export type Message =
  | string
  | { readonly text: string; readonly letter: (shown: string) => string };

/** Talks about a letter without any database; gives every reply, the greeting first. */
export function writeLetter(
  { person, job }: Pick<Sample, 'person' | 'job'>,
  messages: readonly Message[],
): AssistantReply[] {
  const conversation = {
    now: new Date('2026-11-22T10:00:00Z'),
    assistant: 'cover-letter',
    given: { userProfile: '', jobDescription: job },
  } as unknown as Conversation;
  const profile = profileOf(person);
  let { reply, state } = startLetter(conversation, profile);
  const replies = [reply];
  let shown = '';
  for (const message of messages) {
    const isText = typeof message === 'string';
    const editedLetter = isText ? undefined : message.letter(shown);
    const text = isText ? message : message.text;
    const open = { ...NOTHING_OPEN, asked: state.step, hasLetter: state.step === 'done' };
    const heard = {
      words: text,
      intent: readAnswer({ assistant: 'cover-letter', words: text, open }),
    };
    ({ reply, state } = answerLetter({ ...conversation, editedLetter }, profile, state, heard));
    shown = reply.letter ?? shown;
    replies.push(reply);
  }
  return replies;
}
