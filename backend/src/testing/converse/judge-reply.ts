import type { AssistantReply } from '../../assistants/engine.ts';
import { HELP_LINE } from '../../assistants/rules/common/distress-answers.ts';
import { AS_READ } from '../../assistants/rules/job-finder/questions.ts';
import type { Utterance } from './read-utterances.ts';

const SEARCHED = /Danach habe ich gesucht|Das waren alle Stellen/;
const HELPLINES = /0800 1110111|\(tel:112\)|116 016/;

/** Whether an answer has shown jobs or looked for them. */
const isSearch = ({ text, matchedJobs }: AssistantReply): boolean =>
  matchedJobs !== undefined || SEARCHED.test(text);

/** Whether what was read is offered to be searched for with one press. */
const isOffered = ({ choices }: AssistantReply): boolean => choices?.includes(AS_READ) ?? false;

/** The numbers of help, be it in one quiet line. */
const hasNumbers = ({ text, isFixed }: AssistantReply) => isFixed === true && HELPLINES.test(text);

/** A gentle answer; a quiet line below another one is none. */
const isDistress = (reply: AssistantReply) =>
  hasNumbers({ ...reply, text: reply.text.replace(HELP_LINE, '') });

/** Whether one expectation holds: a word, or 'says:' and 'mark:' with what stands there (_ is a space). */
function holds(reply: AssistantReply, expected: string): boolean {
  const [name = '', ...rest] = expected.split(':');
  const wanted = rest.join(':').replaceAll('_', ' ');
  switch (name) {
    case 'search':
      return isSearch(reply) || isOffered(reply);
    case 'ask':
      return !isSearch(reply) && !isDistress(reply) && (reply.choices?.length ?? 0) > 0;
    case 'fixed':
      return reply.isFixed === true;
    case 'own':
      return reply.isFixed !== true;
    case 'distress':
      return isDistress(reply);
    case 'numbers':
      return hasNumbers(reply);
    case 'no-distress':
      return !isDistress(reply);
    case 'says':
      return reply.text.includes(wanted);
    case 'mark':
      return reply.marks?.some(({ label }) => label.includes(wanted)) ?? false;
    default:
      throw new Error(`Nothing is known of the expectation ${expected}`);
  }
}

/** How an answer was judged: what of the row does not hold, and whether it searched wrongly. */
export type Judged = {
  readonly utterance: Utterance;
  readonly reply: AssistantReply;
  readonly failed: readonly string[];
  readonly isWrongSearch: boolean;
};

/** Judges an answer by its row. A search is wrong where none may be, and where it is for something else. */
export function judgeReply(utterance: Utterance, reply: AssistantReply): Judged {
  const { must, mustNot } = utterance;
  const failed = [
    ...must.filter((one) => !holds(reply, one)),
    ...mustNot
      .filter((one) => (one === 'search' ? isSearch(reply) : holds(reply, one)))
      .map((one) => `not ${one}`),
  ];
  const isOther = failed.some((one) => one === 'not search' || one.startsWith('mark:'));
  return { utterance, reply, failed, isWrongSearch: isSearch(reply) && isOther };
}
