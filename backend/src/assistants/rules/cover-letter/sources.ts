import type { Candidate, LetterSource } from '@silverjobs/contract';
import { availability, CLOSINGS } from './compose/ending.ts';
import { example } from './compose/example.ts';
import { beginning } from './compose/opening.ts';
import { recipientOf } from './compose/recipient.ts';
import { senderOf } from './compose/sender.ts';
import { spelledFor } from './compose/spelled-for.ts';
import { subjectOf } from './compose/subject.ts';
import { careerSentences } from './experience/career-sentences.ts';
import { trainingSentences } from './experience/training-sentences.ts';
import { leadIn, taskSentence, wishSentences } from './join.ts';
import type { LetterState } from './letter-state.ts';
import { splitSentences } from './merge.ts';

type From = LetterSource['from'];

/** As many as the contract allows. */
const SOURCES_MAX = 80;

/** What the letter's head says: of the sender as of the job. */
function headSources(candidate: Candidate, state: LetterState): LetterSource[] {
  const { sender, job } = state;
  const { name, street, place, phone, email } = senderOf(candidate, state);
  const from = (said: string | null): From => [said === null ? 'profile' : 'conversation'];
  const ofJob = (line: string): From => [
    job.isAdvertised && !state.told.includes(line) ? 'advertisement' : 'conversation',
  ];
  return [
    { text: name, from: from(sender.name) },
    { text: street, from: from(sender.street) },
    { text: place, from: from(sender.place) },
    { text: phone, from: from(sender.phone) },
    { text: email, from: ['profile'] },
    ...[...recipientOf(state).split('\n'), subjectOf(state)].map((text) => ({
      text,
      from: ofJob(text),
    })),
  ];
}

/** The first paragraph: the job it answers, and why she wants it. */
function openingSources(state: LetterState): LetterSource[] {
  const [first = '', ...rest] = splitSentences(beginning(state));
  const job = state.job.isAdvertised ? 'advertisement' : 'conversation';
  const isReasoned = rest.length === 0 && state.answers.reason !== null;
  const from: From = isReasoned ? [...new Set([job, 'conversation'] as const)] : [job];
  return [
    { text: first, from },
    ...rest.map((text): LetterSource => ({ text, from: ['conversation'] })),
  ];
}

/**
 * Where each claim of a letter of the rules comes from: its sentences and the lines of its head, as
 * they stand in it. A form of words has none; what is not among them is written by hand (assistants-82).
 */
export function sourcesOf(candidate: Candidate, state: LetterState): LetterSource[] {
  const letter = state.text ?? '';
  const lead = leadIn(candidate, state);
  const trainings = trainingSentences(candidate, state);
  const wishes = wishSentences(state, [lead?.wish ?? '', trainings.join(' ')], lead !== null);
  const sentences = (text: string, ...from: From) =>
    splitSentences(text).map((sentence): LetterSource => ({ text: sentence, from }));
  const body = [
    ...openingSources(state),
    ...sentences(lead?.sentence ?? '', 'advertisement'),
    ...careerSentences(candidate, state).flatMap((text) => sentences(text, 'profile')),
    ...sentences(taskSentence(candidate, state), 'advertisement', 'profile'),
    ...sentences(example(state), 'conversation'),
    ...trainings.flatMap((text) => sentences(text, 'profile')),
    ...wishes.flatMap((text) => sentences(text, 'advertisement', 'conversation')),
    ...sentences(availability(state), 'conversation'),
    // Forms of words claim nothing.
    { text: CLOSINGS[state.style.tone], from: [] },
    ...state.style.enclosed.flatMap((text) => sentences(text, 'conversation')),
    ...state.told.flatMap((text) => sentences(text, 'conversation')),
  ];
  const all = [
    ...headSources(candidate, state),
    ...body.map((source) => ({ ...source, text: spelledFor(state, source.text) })),
  ];
  const isNew = (text: string, at: number) => all.findIndex((one) => one.text === text) === at;
  return all
    .filter(({ text }, at) => text !== '' && isNew(text, at) && isSaid(letter, text))
    .slice(0, SOURCES_MAX);
}

/** Whether a letter has a text, where its first letter may be small after the salutation. */
const isSaid = (letter: string, text: string) =>
  letter.includes(text) || letter.includes(text.charAt(0).toLocaleLowerCase('de') + text.slice(1));

/** The sentences of a letter that one before did not have: what the conversation has brought. */
export const newSentences = (before: string, after: string): string[] => {
  const known = new Set(before.split('\n').flatMap(splitSentences));
  return after
    .split('\n')
    .flatMap(splitSentences)
    .filter((sentence) => sentence !== '' && !known.has(sentence));
};
