import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { About } from '../../understanding/shown-job.ts';
import type { AskedFor } from '../../understanding/wish/wish.ts';
import type { Work } from '../../understanding/wish/work.ts';
import type { Answer } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { type FinderState, type ListedJob, marksOf } from './finder-state.ts';

export const SOMETHING_ELSE = 'Etwas anderes';
/** Agrees to what was read of a wish. */
export const AS_READ = 'Ja, so suchen';
const NO_SOMETHING_ELSE = 'Nein, etwas anderes';
const LABEL_MAX = 80;
const UNSURE_NAMED = 4;
export const OTHERWISE = ['Andere Tätigkeit', 'Anderer Ort'];

const QUESTIONS: Readonly<Record<Exclude<AskedFor, null>, string>> = {
  what: 'Welche Tätigkeit suchen Sie? Sie können einen Beruf nennen („Buchhalterin“) oder beschreiben, was Sie gern tun („etwas mit Kindern“).',
  where:
    'Wo möchten Sie arbeiten? Nennen Sie mir eine Postleitzahl oder einen Ort, gern mit Umkreis („Köln, 25 km“), oder schreiben Sie „Homeoffice“.',
  'how-much':
    'Wie viel möchten Sie arbeiten? Zum Beispiel „10 Stunden pro Woche“, „Minijob“ oder „egal“.',
};

/** Answers to tap, in words that are understood when they are sent. */
function choicesFor(missing: Exclude<AskedFor, null>, profile: Profile | null): string[] {
  switch (missing) {
    case 'what':
      return ['Etwas mit Menschen', 'Etwas im Büro', 'Etwas im Garten', 'Etwas Handwerkliches'];
    case 'where':
      return [...(profile?.place ? ['In meiner Nähe'] : []), 'Homeoffice', 'Egal wo'];
    case 'how-much':
      return ['Minijob', 'Etwa 10 Stunden pro Woche', 'Etwa 20 Stunden pro Woche', 'Egal'];
  }
}

/** The first of so many shown jobs, to tap. */
export const firstOf = (count: number): string[] =>
  ['Die erste', 'Die zweite', 'Die dritte'].slice(0, count);

const ABOUT_A_JOB: readonly (readonly [About, string])[] = [
  ['pay', 'Was verdient man da?'],
  ['hours', 'Wie viele Stunden?'],
  ['needs', 'Was muss ich mitbringen?'],
];
/** What can be said about a job, without what was just asked. */
export const choicesAbout = (asked: About | null): string[] => [
  ...ABOUT_A_JOB.flatMap(([about, label]) => (about === asked ? [] : [label])),
  'Bewerben',
  'Ausblenden',
];
/** What was open stays to be pressed: changes, the list, or what was read and not searched for yet. */
export function openChoices(state: FinderState): string[] {
  const { changes, listed, chosen, positionIds, isAnyWork } = state;
  if (listed.some(({ id }) => id === chosen)) return choicesAbout(null);
  if (changes.length > 0) return changes.map(({ label }) => label);
  if (listed.length > 0) return firstOf(listed.length);
  return positionIds.length > 0 || isAnyWork ? [AS_READ] : [];
}

/**
 * An answer of the job finder; the marks say what is understood (assistants-45).
 * @param chosenJob the job that it is about
 */
export function replyOfFinder(
  text: string,
  state: FinderState,
  choices: readonly string[] = [],
  chosenJob?: ListedJob['id'],
): Answer<FinderState> {
  const reply = {
    text,
    marks: marksOf(state),
    ...(choices.length > 0 && { choices: [...choices] }),
    ...(chosenJob !== undefined && { chosenJob }),
  };
  return { reply, state };
}

/** Asks for one thing that is missing, with answers to tap. */
export function askMissing(
  missing: Exclude<AskedFor, null>,
  state: FinderState,
  profile: Profile | null,
  before = '',
): Answer<FinderState> {
  const next = { ...state, asked: missing };
  return replyOfFinder(paragraphs(before, QUESTIONS[missing]), next, choicesFor(missing, profile));
}

/** Asks back which of some works is meant; nothing is searched before that (assistants-44). */
export function askWhich(
  state: FinderState,
  works: readonly Work[],
  isGuess: boolean,
): Answer<FinderState> {
  const labels = works.map(({ label }) => label.slice(0, LABEL_MAX));
  const [only] = labels;
  const text =
    labels.length === 1 || isGuess
      ? `Meinten Sie ${labels.map((label) => `**${plain(label)}**`).join(' oder ')}?`
      : 'Darunter gibt es verschiedene Tätigkeiten. Welche davon meinen Sie?';
  const next: FinderState = { ...state, offered: works, asked: 'what' };
  const choices = only === undefined ? [] : [...labels, SOMETHING_ELSE];
  return replyOfFinder(text, next, choices);
}

/**
 * Says what was understood where words are left that were not, to be agreed to with one press
 * (assistants-83), or to work that such a word may mean; nothing is searched before that.
 * @param towns which of the words name another town
 */
export function askAsRead(
  state: FinderState,
  unsure: readonly string[],
  offers: readonly Work[],
  towns: readonly string[] = [],
): Answer<FinderState> {
  const facts = marksOf(state)
    .map(({ label }) => `- ${plain(label)}`)
    .join('\n');
  const words = [...new Set(unsure)]
    .filter((word) => !towns.includes(word))
    .slice(0, UNSURE_NAMED)
    .map((word) => `„${plain(word)}“`);
  const others = towns.map((town) => `**${plain(town)}**`).join(' oder ');
  const doubt = words.length > 0 ? `Nicht sicher bin ich bei ${words.join(', ')}. ` : '';
  const text = paragraphs(
    `So habe ich Sie verstanden:\n\n${facts}`,
    // One place at a time is searched; the others are offered instead (assistants-83).
    others && `Ich suche an einem Ort auf einmal. Stattdessen geht auch ${others}.`,
    `${doubt}Soll ich so suchen?`,
  );
  const next: FinderState = { ...state, asked: null, offered: offers };
  const labels = offers.map(({ label }) => label.slice(0, LABEL_MAX));
  const places = towns.map((town) => `In ${town}`.slice(0, LABEL_MAX));
  return replyOfFinder(text, next, [AS_READ, ...places, ...labels, ...OTHERWISE]);
}

/** Asks whether work that somebody tells of is looked for, too, or other work that is named beside it. */
export function askWhether(
  state: FinderState,
  work: Work,
  isPast: boolean,
  offers: readonly Work[],
): Answer<FinderState> {
  const label = `**${plain(work.label)}**`;
  const text = isPast
    ? `Diese Erfahrung ist viel wert: ${label}. Möchten Sie wieder so etwas machen?`
    : `Soll ich danach suchen: ${label}?`;
  const next: FinderState = { ...state, offered: [work, ...offers], asked: 'what' };
  const labels = offers.map((offer) => offer.label.slice(0, LABEL_MAX));
  return replyOfFinder(text, next, [
    `Ja, ${work.label}`.slice(0, LABEL_MAX),
    ...labels,
    NO_SOMETHING_ELSE,
  ]);
}
