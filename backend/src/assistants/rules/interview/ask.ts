import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer } from '../assistant.ts';
import { choicesOf } from './choices.ts';
import type { InterviewState, Stage } from './interview-state.ts';
import { question } from './questions.ts';

const QUESTIONS = 7;
const numberOf = (stage: Stage) =>
  [
    'introduction',
    'motivation',
    'experience',
    'role-specific',
    'strengths',
    'age',
    'questions',
  ].indexOf(stage) + 1;

/** Asks the question of the present stage, after some words. */
export function askStage(state: InterviewState, before: string): Answer<InterviewState> {
  const number = numberOf(state.stage);
  const head = number > 0 ? `**Frage ${number} von ${QUESTIONS}:** ` : '';
  const text = paragraphs(before, head + question(state));
  return { reply: { text, stage: state.stage, choices: choicesOf(state) }, state };
}
