import type { Conversation, State, Step } from '../../engine.ts';
import { HELPLINES } from '../../facts/facts.ts';
import { concernOf } from '../../understanding/concern/concern.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { expressesWish } from '../../understanding/wish/expresses-wish.ts';
import { countWords } from '../../understanding/words.ts';
import { PRAISE } from '../interview/interview-state.ts';
import { SEARCHED } from '../job-finder/describe-jobs.ts';
import { HELP_LINE, NOT_SURE, NOT_WELL, WORK_ON } from './distress-answers.ts';

/** In letter, interview and coaching longer messages are stories. */
const SHORT_ANSWER = 14;
const [CRISIS = ''] = HELPLINES.crisis;

/** Praise is out of place there; the tip and the next question stay. */
const withoutPraise = (text: string) =>
  paragraphs(...text.split('\n\n').filter((part) => !part.startsWith(PRAISE)));

/**
 * An answer to what may be said by somebody who is not well: it names the numbers of help in one
 * quiet line, is not worded anew by a model, and searches only where work is asked for in words
 * (assistants-74).
 * @param before the state before the message, which an unwanted search leaves as it was
 */
export function withHelpLine(
  { assistant }: Conversation,
  step: Step,
  before: State,
  message: string,
): Step {
  const { reply } = step;
  const { isQuiet, isQuietAsAnswer } = concernOf(message);
  const isStory = assistant !== 'ai-jobs' && countWords(message) > SHORT_ANSWER;
  const isNamed = isStory ? isQuietAsAnswer : isQuiet;
  if (!isNamed || reply.text.includes(CRISIS)) return step;
  const isSearch = reply.matchedJobs !== undefined || reply.text.includes(SEARCHED);
  if (isSearch && !expressesWish(message)) {
    const text = paragraphs(NOT_SURE, HELP_LINE);
    return { reply: { text, isFixed: true, choices: [WORK_ON, NOT_WELL] }, state: before };
  }
  return {
    ...step,
    reply: { ...reply, text: paragraphs(withoutPraise(reply.text), HELP_LINE), isFixed: true },
  };
}
