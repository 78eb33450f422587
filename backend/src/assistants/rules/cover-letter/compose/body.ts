import type { Candidate } from '@silverjobs/contract';
import { careerSentences } from '../experience/career-sentences.ts';
import { trainingSentences } from '../experience/training-sentences.ts';
import { leadIn, taskSentence, wishSentences } from '../join.ts';
import type { LetterState } from '../letter-state.ts';
import { availability, CLOSINGS } from './ending.ts';
import { example } from './example.ts';
import { beginning } from './opening.ts';

/** So many characters are worth a paragraph of their own. */
const PARAGRAPH_MIN = 90;

/** The paragraphs between salutation and greeting. */
export function bodyOf(candidate: Candidate, state: LetterState): string[] {
  const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const isShort = state.style.length === 'short';
  const lead = leadIn(candidate, state);
  const trainings = trainingSentences(candidate, state).slice(0, isShort ? 1 : undefined);
  const wishes = wishSentences(state, [lead?.wish ?? '', trainings.join(' ')], lead !== null);
  const career = careerSentences(candidate, state);
  const told = example(state);
  const life = join(
    career.length > 0 && lead ? lead.sentence : '',
    ...career,
    taskSentence(candidate, state),
  );
  const skills = join(...trainings, ...wishes);
  const middle: string[] = [];
  for (const part of [life, told, skills].filter((one) => one !== '')) {
    const last = middle.at(-1);
    const isShortPart = part.length < PARAGRAPH_MIN || (last ?? '').length < PARAGRAPH_MIN;
    if (last !== undefined && isShortPart) middle[middle.length - 1] = `${last} ${part}`;
    else middle.push(part);
  }
  return [beginning(state), ...middle, join(availability(state), CLOSINGS[state.style.tone])];
}
