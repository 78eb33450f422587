import { foldText } from '../fold-text.ts';
import { LEADING, LEADING_ALONE, type LeadOn, MINIJOB, workLoadWithin } from './lead-on-words.ts';
import { isPlaceWord } from './place-words.ts';
import { contentWords, tellingWords } from './read-words.ts';
import { soundOf, typingErrors } from './typing-errors.ts';

/** What a text leads to, and what of it is left to be an occupation. */
export interface Leading {
  leads: readonly LeadOn[];
  /** Folded. */
  rest: string;
  /** True for a typing error that was read as one of these words, or for half a word. */
  isGuess: boolean;
}

interface Phrase {
  words: string;
  leads: readonly LeadOn[];
}

const phrasesOf = (table: typeof LEADING): Phrase[] =>
  table.flatMap(([phrases, leads]) =>
    phrases.split(',').map((phrase) => ({ words: phrase.trim().replace(/\s+/g, ' '), leads })),
  );

// The longer ones first: 'mini job' before 'job'.
const byLength = (a: Phrase, b: Phrase) => b.words.length - a.words.length;
const ANYWHERE = phrasesOf(LEADING).sort(byLength);
const ALL = [...ANYWHERE, ...phrasesOf(LEADING_ALONE)].sort(byLength);

/** Reads words that are no occupations (jobs-81). */
export function readLeading(typed: string): Leading {
  const whole = foldText(typed).loose;
  const telling = contentWords(typed).join(' ');
  const alone = ALL.find(({ words }) => words === whole || words === foldText(telling).loose);
  if (alone) return { leads: alone.leads, rest: '', isGuess: false };
  let rest = whole;
  const leads: LeadOn[] = [];
  for (const take of [takeHours, takeAmount, takePhrases, takePlace]) {
    const taken = take(rest);
    leads.push(...taken.leads);
    rest = taken.rest;
  }
  if (leads.length === 0 && ANY_WORK.test(whole) && !isTelling(whole)) {
    return { leads: [{ kind: 'all' }], rest: '', isGuess: false };
  }
  if (leads.length === 0) return { leads: nearly(whole), rest: typed, isGuess: true };
  const asTyped = leads.map((lead) =>
    lead.kind === 'place' ? { ...lead, text: typedWords(typed, lead.text) } : lead,
  );
  return { leads: asTyped, rest: isTelling(rest) ? rest : '', isGuess: false };
}

/** 'Ich suche Arbeit' says nothing of which. */
const ANY_WORK = /\b(?:arbeit|arbeiten|jobs?|stellen?|beruf|tatigkeit)\b/;

/** Folded words as they were typed. */
function typedWords(typed: string, folded: string): string {
  const wanted = new Set(folded.split(' '));
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => wanted.has(foldText(word).loose)).join(' ');
}

type Taken = { leads: readonly LeadOn[]; rest: string };

/** '10 Stunden', '3 Std täglich'. */
function takeHours(text: string): Taken {
  const found =
    /\b(\d{1,2}) ?(?:h|std|stunden?)\b( ?(?:pro |am |jeden )?(?:tag|taglich))?( pro woche)?/.exec(
      text,
    );
  if (!found) return { leads: [], rest: text };
  const hours = Number(found[1]) * (found[2] ? DAYS_A_WEEK : 1);
  return { leads: [workLoadWithin(hours)], rest: text.replace(found[0], ' ').trim() };
}

const DAYS_A_WEEK = 5;

/** '450 Euro', '520', '603-Euro-Job': what a Minijob was and is called by its limit. */
function takeAmount(text: string): Taken {
  const rest = text.replace(/\b[3-6]\d\d\b( ?euro?)?( ?(?:jobs?|basis))?/, ' ').trim();
  return { leads: rest === text ? [] : [MINIJOB], rest };
}

function takePhrases(text: string): Taken {
  let rest = ` ${text} `;
  const found = ANYWHERE.filter(({ words }) => {
    if (!rest.includes(` ${words} `)) return false;
    rest = rest.replace(` ${words} `, ' ');
    return true;
  });
  return { leads: found.flatMap(({ leads }) => leads), rest: rest.trim() };
}

/** A place goes on to the end of the text: 'Köln Nippes'. */
function takePlace(text: string): Taken {
  const words = text.split(' ');
  const at = words.findIndex((word) => word === 'plz' || isPlaceWord(word, words.length === 1));
  if (at < 0) return { leads: [], rest: text };
  const place = words.slice(words[at] === 'plz' ? at + 1 : at).join(' ');
  return { leads: [{ kind: 'place', text: place }], rest: words.slice(0, at).join(' ') };
}

/** Words that are only how a phrase begins, or that differ by a typing error. */
const MIN_BEGINNING = 5;
const MIN_WITH_ERROR = 6;

function nearly(whole: string): readonly LeadOn[] {
  const typed = soundOf(whole.replaceAll(' ', ''));
  if (typed.length < MIN_BEGINNING) return [];
  const most = typed.length < MIN_WITH_ERROR ? 0 : 1;
  const found = ANYWHERE.find(
    ({ words }) => typingErrors(soundOf(words.replaceAll(' ', '')), typed) <= most,
  );
  return found?.leads ?? [];
}

/** Whether something is left but words that say nothing. */
const isTelling = (text: string) => tellingWords(text).length > 0;
