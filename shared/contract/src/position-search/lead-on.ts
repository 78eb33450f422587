import { foldText } from '../fold-text.ts';
import { LEADING, LEADING_ALONE, type LeadOn, NEARBY } from './lead-on-words.ts';
import { contentWords, tellingWords } from './read-words.ts';
import { type Taken, takeAmount, takeDays, takeHours } from './take-numbers.ts';
import { lettersOf, mayBeMistyped, soundOf, typingErrors } from './typing-errors.ts';

/** Towns, states and neighbours that many type as what they look for; folded. */
const PLACES = new Set(
  `aachen augsburg berlin bielefeld bochum bonn bottrop braunschweig bremen bremerhaven chemnitz
  cottbus darmstadt dortmund dresden duisburg dusseldorf erfurt erlangen frankfurt freiburg furth
  gelsenkirchen gottingen hagen hamburg hamm hannover heidelberg heilbronn herne hildesheim
  ingolstadt jena karlsruhe kassel kiel koblenz koln krefeld leipzig leverkusen lubeck ludwigshafen
  magdeburg mainz mannheim moers monchengladbach mulheim munchen munster neuss nurnberg oberhausen
  offenbach oldenburg osnabruck paderborn pforzheim potsdam recklinghausen regensburg remscheid
  reutlingen rostock saarbrucken salzgitter schwerin siegen solingen stuttgart trier ulm wiesbaden
  wolfsburg wuppertal wurzburg bayern hessen sachsen thuringen brandenburg niedersachsen saarland
  nrw nordrhein westfalen rheinland pfalz mecklenburg vorpommern holstein schleswig wurttemberg
  ruhrgebiet allgau eifel sauerland ostsee nordsee bodensee deutschland wien salzburg graz
  osterreich zurich basel bern schweiz`.split(/\s+/),
);

/** Words that are occupations, too; a place only when they stand alone. */
const ALONE = new Set(['essen', 'halle', 'hof', 'worms', 'marl', 'werder']);

/**
 * Whether a folded word is surely a place: a large town, a state or a postal code.
 * @param isAlone whether nothing else was typed
 */
function isPlaceWord(word: string, isAlone: boolean): boolean {
  return PLACES.has(word) || /^\d{5}$/.test(word) || (isAlone && ALONE.has(word));
}

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

/** Words that mean all positions when nothing else is wanted: 'alles außer Pflege'. */
const ANY_ALONE = new Set(
  ALL.filter(({ leads }) => leads[0]?.kind === 'all').map(({ words }) => words),
);

/** Reads words that are no occupations (jobs-81). */
export function readLeading(typed: string): Leading {
  const whole = foldText(typed).loose;
  const telling = contentWords(typed).join(' ');
  const known = [whole, foldText(telling).loose, whole.replace(WORK_ENDING, '$1')];
  const alone = ALL.find(({ words }) => known.includes(words));
  if (alone) return { leads: alone.leads, rest: '', isGuess: false };
  const wanted = whole.replace(UNWANTED, ' ').replace(AGE_WITHIN, ' ').trim();
  const isAny = AGE.test(wanted) || ANY_ALONE.has(wanted) || !isTelling(wanted);
  if ((wanted !== whole && isAny) || AGE.test(whole)) {
    return { leads: [{ kind: 'all' }], rest: '', isGuess: false };
  }
  let rest = wanted;
  const leads: LeadOn[] = [];
  for (const take of [takeHours, takeDays, takeAmount, takePhrases, takePlace]) {
    const taken = take(rest);
    leads.push(...taken.leads);
    rest = taken.rest;
  }
  if (leads.length === 0 && ANY_WORK.test(whole) && !isTelling(whole)) {
    return { leads: [{ kind: 'all' }], rest: '', isGuess: false };
  }
  if (leads.length === 0) {
    return { leads: nearly(wanted), rest: wanted === whole ? typed : wanted, isGuess: true };
  }
  const asTyped = [...new Set(leads)].map((lead) =>
    lead.kind === 'place' && lead !== NEARBY
      ? { ...lead, text: typedWords(typed, lead.text) }
      : lead,
  );
  return { leads: asTyped, rest: isTelling(rest) ? rest : '', isGuess: false };
}

/** What is not wanted is not looked for: 'kein Schichtdienst', 'Büro, keine Pflege'. */
const UNWANTED =
  /\b(?:kein(?:e[nmr]?)?|nicht|ausser|ohne(?! (?:ausbildung|lehre|beruf|abschluss|vorkenntnisse|erfahrung|heben|schweres))) \p{L}+/gu;

/** How old somebody is says nothing of the occupation: '70 Jahre', 'über 60', '65+'. */
const AGE = /^(?:ich bin |bin |mit |ab |uber )?[4-9]\d(?: (?:jahre?|plus|jahrige?r?))?(?: alt)?$/;

const AGE_WITHIN = /\b(?:ab|uber) [4-9]\d\b(?: jahren?)?/;

/** 'Wochenendarbeit' is 'Wochenende', 'Saisonjob' is 'Saison'. */
const WORK_ENDING = /(.{5})s?(?:arbeit|jobs?|stelle|tatigkeit)$/;

/** 'Ich suche Arbeit' says nothing of which. */
const ANY_WORK = /\b(?:arbeit|arbeiten|jobs?|stellen?|beruf|tatigkeit)\b/;

/** Folded words as they were typed. */
function typedWords(typed: string, folded: string): string {
  const wanted = new Set(folded.split(' '));
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => wanted.has(foldText(word).loose)).join(' ');
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

const readSounds = () =>
  ANYWHERE.map(({ words, leads }) => {
    const sound = soundOf(words.replaceAll(' ', ''));
    return { sound, letters: lettersOf(sound), leads };
  });

/** What leads on, by its sound: read at the first text that nearly does, compared with every later one. */
let sounds: ReturnType<typeof readSounds> | undefined;

function nearly(whole: string): readonly LeadOn[] {
  const typed = soundOf(whole.replaceAll(' ', ''));
  if (typed.length < MIN_BEGINNING) return [];
  const most = typed.length < MIN_WITH_ERROR ? 0 : 1;
  const own = lettersOf(typed);
  sounds ??= readSounds();
  const found = sounds.find(
    ({ sound, letters }) =>
      mayBeMistyped(letters, own, most) && typingErrors(sound, typed, most) <= most,
  );
  return found?.leads ?? [];
}

/** Whether something is left but words that say nothing. */
const isTelling = (text: string) => tellingWords(text).length > 0;
