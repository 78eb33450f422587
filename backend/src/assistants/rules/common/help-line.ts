import type { State, Step } from '../../engine.ts';
import { HELPLINES } from '../../facts/helplines.ts';
import { soundsHeavy } from '../../understanding/common/distress.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { expressesWish } from '../../understanding/wish/expresses-wish.ts';
import { SEARCHED } from '../job-finder/describe-jobs.ts';
import { HELP_LINE, NOT_SURE, NOT_WELL, WORK_ON } from './distress-answers.ts';

const [CRISIS = ''] = HELPLINES.crisis;

/**
 * An answer to what may be said by somebody who is not well: it names the numbers of help in one
 * quiet line, is not worded anew by a model, and searches only where work is asked for in words
 * (assistants-74).
 * @param before the state before the message, which an unwanted search leaves as it was
 */
export function withHelpLine(step: Step, before: State, message: string): Step {
  const { reply } = step;
  if (!soundsHeavy(message) || reply.text.includes(CRISIS)) return step;
  const isSearch = reply.matchedJobs !== undefined || reply.text.includes(SEARCHED);
  if (isSearch && !expressesWish(message)) {
    const text = paragraphs(NOT_SURE, HELP_LINE);
    return { reply: { text, isFixed: true, choices: [WORK_ON, NOT_WELL] }, state: before };
  }
  return {
    ...step,
    reply: { ...reply, text: paragraphs(reply.text, HELP_LINE), isFixed: true },
  };
}
