import { trimCharactersEnd } from '@silverjobs/contract';
import { capitalised, enumerate } from '../../../understanding/phrases.ts';
import { inNameOfKeywords, workedAt } from './keywords.ts';
import { isNoun, isTypedSmall, withCapitals } from './nouns.ts';
import { namesPerson } from './occupations.ts';
import { written } from './spoken.ts';
import {
  areAdjectives,
  auxiliaryOf,
  FIRST_PERSON,
  isFiniteVerb,
  isInfinitive,
  looksFinite,
} from './verbs.ts';

/** What an answer is about; it decides how a part of a sentence is made whole. */
export type Said = 'reason' | 'example' | 'addition';

const SENTENCES_MAX = 8;
const SENTENCE_LENGTH = 400;
const FILLED =
  /^(?:also|naja|na ja|nun|nun ja|tja|äh+m?|hm+|ja|nee|eigentlich|ich denke|ich glaube|ich würde sagen|halt|gut|ok|okay)[,\s]{1,3}/iu;
const TO_ASSISTANT =
  /^(?:bitte )?(?:schreib(?:en sie|e)?|sag(?:en sie|e)?|nimm|nehmen sie)(?: doch| einfach| bitte| mal| da| rein| auch| noch){0,4}[,:]{0,1} /iu;
const PRONOUN = /^(?:ich|wir|es|man|das|dies|mir|mich|uns)$/iu;
const YEARS = /^(\d{1,2}|[a-zäöüß]{3,16}) jahre(?: lang)? (.+)$/iu;
const PERIOD = /^(?:von )?((?:19|20)\d\d) ?(?:-|–|bis) ?((?:19|20)\d\d|heute)[:,]? (.+)$/iu;
const PREPOSITION =
  /^(?:am|im|in|an|auf|bei|beim|mit|für|als|zu|zur|zum|aus|nach|unter|nah|nahe|über|von|vom)$/iu;
/** Small words that begin a fragment; inside a sentence they are small. */
const SMALL =
  /^(?:ich|der|die|das|ein|eine|einen|mein|meine|meinen|immer|schon|gern|gerne|viel|viele|lange|früher|zuletzt|auch|sehr|gut|alle|alles|mit|im|in|am|an|auf|bei|beim|für|als|weil|dass|drei|zwei|zehn|mehrere|selbst|den|dem|oft|damit|um|seit|selbstständig|selbständig|unter|nah|nahe|aus|von|vom|zu|zum|zur|gelernte|gelernter|ausgebildete|ausgebildeter)$/iu;

/** 'Für die 10. Klasse' and 'ab dem 1. Februar' go on. */
const SENTENCE_END =
  /(?<=[\p{L}\d)]{2}[.!?;])(?<!(?:^| )(?:der|die|das|dem|den|am|zum|zur|vom|im|ab|bis|jede[nrs]?) \d{1,2}\.) | [-–•] (?=\p{L})/iu;

/** Text as typed, in one line, without what is said only to begin. Signs of Markdown are dropped. */
export function tidy(text: string): string {
  return text
    .replace(/https?:\S+|www\.\S+/gi, '')
    .replace(/[*_#`<>[\]|{}\\^~]/g, '')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}/gu, '')
    .replace(/(?:^|\s)[:;]-?[)(DP](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([!?.,])\1{1,40}/g, '$1')
    .trim();
}

const wordsOf = (text: string) => text.split(/[\s,;:]+/u).filter(Boolean);
const withoutStop = (text: string) => trimCharactersEnd(text, '.!?,;: -').trim();

/** A fragment as it stands inside a sentence. */
function inside(text: string): string {
  const [first = ''] = wordsOf(text);
  const isSmall = SMALL.test(first) || (isFiniteVerb(first) && !isNoun(first));
  return isSmall ? first.toLocaleLowerCase('de') + text.slice(first.length) : text;
}

const asSentence = (text: string) => `${capitalised(text)}.`;

/** 'dass ich gut zuhören kann' as 'Ich kann gut zuhören'; null where the verb is not known. */
function mainClause(clause: string): string | null {
  const words = clause.split(' ');
  const [subject = '', ...rest] = words;
  const verb = rest.pop() ?? '';
  if (subject.toLowerCase() !== 'ich' || !FIRST_PERSON.has(verb.toLowerCase())) return null;
  if (/,/.test(clause)) return null;
  return ['Ich', verb, ...rest].join(' ');
}

const FALLBACK: Readonly<Record<Said, string>> = {
  reason: 'Was mich an der Aufgabe anspricht:',
  example: 'Aus meinem Berufsleben bringe ich dafür mit:',
  addition: 'Außerdem bringe ich mit:',
};

/** Parts of sentences that begin with a number of years or a period. */
function fromTime(text: string): string | null {
  const period = PERIOD.exec(text);
  if (period) {
    const [, from = '', to = '', what = ''] = period;
    const time = `Von ${from} bis ${to}`;
    if (auxiliaryOf(wordsOf(what).at(-1) ?? '')) return null;
    return namesPerson(what)
      ? `${time} war ich ${what}.`
      : `Meine Arbeit von ${from} bis ${to}: ${what}.`;
  }
  const years = YEARS.exec(text);
  if (!years || auxiliaryOf(wordsOf(text).at(-1) ?? '')) return null;
  const [, count = '', what = ''] = years;
  const time = `${/\d/.test(count) ? count : count.toLocaleLowerCase('de')} Jahre`;
  if (namesPerson(what) || /^als /i.test(what)) {
    return `Ich war ${time} ${/^als /i.test(what) ? `${inside(what)} tätig` : what}.`;
  }
  const [first = ''] = wordsOf(what);
  const place = workedAt(what);
  if (place) return `Ich habe ${time} ${place} gearbeitet.`;
  return PREPOSITION.test(first)
    ? `Ich habe ${time} ${inside(what)} gearbeitet.`
    : `Hinter mir liegen ${time} ${inside(what)}.`;
}

/** 'Regale einräumen, Kunden bedienen'. */
const NAMES_TASKS = / \p{Ll}{3,16}(?:en|ern|eln)(?:,|$| und )/u;
const STATE_END = /^(?:tätig|beschäftigt|angestellt|zuständig|verantwortlich)$/iu;
const STATE_BEGIN =
  /^(?:selbstst?ändig|angestellt|tätig|beschäftigt|verbeamtet|zuständig|verantwortlich)$/iu;

/** A part of a sentence without verb of its own, made whole. */
function fromFragment(text: string, said: Said): string {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  const time = STATE_END.test(last) ? null : fromTime(text);
  if (time) return time;
  const keywords = said === 'reason' ? inNameOfKeywords(text) : null;
  if (keywords) return keywords;
  if (STATE_END.test(last)) return `Ich war ${inside(text)}.`;
  if (STATE_BEGIN.test(words[0] ?? '')) return `Ich war ${inside(text)}.`;
  if (/^seit$/i.test(words[0] ?? '')) return `Ich bin ${inside(text)}.`;
  const auxiliary = auxiliaryOf(last);
  if (auxiliary) return `Ich ${auxiliary} ${inside(text)}.`;
  if (areAdjectives(words)) {
    const items = words.filter((word) => !/^(?:und|bin|ich)$/i.test(word));
    return `Ich bin ${enumerate(items.map((word) => word.toLocaleLowerCase('de')))}.`;
  }
  if (words.length <= 4 && namesPerson(text) && !/,/.test(text)) return `Ich bin ${inside(text)}.`;
  if (said === 'reason' && words.length === 1 && isInfinitive(last)) {
    return `Ich möchte gern ${last.toLocaleLowerCase('de')}.`;
  }
  if (isInfinitive(last) && words.length > 1 && !/,| zu \p{L}+$/u.test(text)) {
    const without = inside(text).replace(/^(?:gern|gerne) /i, '');
    if (said === 'reason') return `Ich möchte gern ${without}.`;
    return /^(?:der|die|das) /.test(without)
      ? `${FALLBACK[said]} ${inside(text)}.`
      : `Ich kann ${without}.`;
  }
  if (
    said === 'reason' &&
    words.length > 1 &&
    /^(?:der|das)$/i.test(words[0] ?? '') &&
    !/,/.test(text)
  ) {
    return `An der Stelle gefällt mir besonders ${inside(text)}.`;
  }
  if (said === 'addition' && /^gerne?$/i.test(words[0] ?? ''))
    return `Ich arbeite ${inside(text)}.`;
  if (said === 'example' && namesPerson(words[0] ?? '') && words.length > 2)
    return `Ich war ${text}.`;
  if (said === 'example' && text.includes(', ') && NAMES_TASKS.test(text)) {
    return `Zu meinen Aufgaben gehörten: ${inside(text)}.`;
  }
  return `${FALLBACK[said]} ${inside(text)}.`;
}

/** One thing that was said, as a sentence. */
function sentenceOf(piece: string, said: Said): string {
  const text = withoutStop(piece.replace(/(?<=[\p{Ll},] )Ich\b/gu, 'ich'));
  const [first = '', second = ''] = wordsOf(text);
  if (/^dass$/i.test(first)) {
    const clause = text.slice(5).trim();
    const main = mainClause(clause);
    if (main) return `${main}.`;
    return said === 'reason'
      ? `Mir gefällt, dass ${clause}.`
      : `Erwähnen möchte ich auch, dass ${clause}.`;
  }
  if (/^(?:weil|denn)$/i.test(first)) {
    const clause = text.slice(5).trim();
    const isMain = isFiniteVerb(clause.split(' ')[1] ?? '');
    return isMain
      ? asSentence(clause)
      : `${mainClause(clause) ?? `Ich bewerbe mich, weil ${clause}`}.`;
  }
  if (/^(?:damit|um)$/i.test(first) && said === 'reason')
    return `Ich bewerbe mich, ${inside(text)}.`;
  if (FIRST_PERSON.has(first.toLowerCase()) && !isNoun(first)) {
    const rest = text.slice(first.length).trim();
    const isTurned = /^ich$/i.test(second);
    return `Ich ${first.toLowerCase()}${isTurned ? rest.slice(3) : ` ${rest}`}.`;
  }
  if (isClause(text)) return asSentence(text);
  // 'zwölf Jahre Lehrlinge ausgebildet, alle haben bestanden'
  const comma = text.indexOf(', ');
  const [before, after] = [text.slice(0, comma), text.slice(comma + 2)];
  if (comma > 0 && auxiliaryOf(wordsOf(before).at(-1) ?? '') && isClause(after)) {
    return `${fromFragment(before, said)} ${asSentence(after)}`;
  }
  return fromFragment(text, said);
}

/** Whether words have a subject and a verb of their own. */
function isClause(text: string): boolean {
  const words = wordsOf(text);
  if (PRONOUN.test(words[0] ?? '') && words.length > 2) return true;
  const isParticiple = auxiliaryOf(wordsOf(text.split(', ')[0] ?? '').at(-1) ?? '') !== null;
  const verb = words.findIndex((word, index) => index > 0 && isFiniteVerb(word) && !isNoun(word));
  if (verb > 0 && (!isParticiple || verb < wordsOf(text.split(', ')[0] ?? '').length)) return true;
  return words.length > 4 && !isParticiple && words.slice(1).some(looksFinite);
}

const SPOKEN_LANGUAGE =
  /(?<!\p{L})((?:spreche|verstehe|kann|lerne|sprechen) (?:auch |gut |etwas |fließend |ein bisschen ){0,2})(deutsch|englisch|französisch|polnisch|russisch|türkisch|italienisch|spanisch|arabisch|niederländisch|griechisch|portugiesisch|ukrainisch)(?!\p{L})/giu;

const withLanguages = (text: string) =>
  text.replace(
    SPOKEN_LANGUAGE,
    (_, before: string, language: string) => before + capitalised(language.toLocaleLowerCase('de')),
  );

/** Commas before the clauses that people forget most. */
const withCommas = (text: string) =>
  text
    .replace(/(?<=[\p{L}\d]) (dass|weil|obwohl) /giu, ', $1 ')
    .replace(
      /(?<=(?:toll|schön|gern|gerne|gut|wichtig|freut mich|mag es|froh)) wenn /giu,
      ', wenn ',
    )
    .replace(
      /(?<=(?:^|[.!?] )(?:als|wenn|nachdem|obwohl) .{3,80} (?:war|waren|hatte|ist|wurde|konnte|musste)) (?=(?:habe|hatte|bin|war|konnte|musste) ich(?!\p{L}))/giu,
      ', ',
    )
    .replace(/(?<=(?:^| )genau) was /giu, ', was ')
    .replace(
      /(?<!\p{L})(weiß|wissen|verstehe|gemerkt|gelernt|gezeigt) (wie|was|wo|warum|ob) /giu,
      '$1, $2 ',
    )
    .replace(
      /(wie wichtig) (\p{Ll}+en) ist/giu,
      (_, before: string, verb: string) => `${before} ${capitalised(verb)} ist`,
    );

/** 'Da habe ich Briefe ausgetragen. Bei Wind und Wetter' is one sentence. */
function withAfterthought(pieces: string[], piece: string): string[] {
  const last = pieces.at(-1);
  const words = wordsOf(piece);
  const isAfterthought = words.length <= 6 && PREPOSITION.test(words[0] ?? '') && !isClause(piece);
  if (last === undefined || !isAfterthought) pieces.push(piece);
  else pieces[pieces.length - 1] = `${withoutStop(last)}, ${inside(piece)}`;
  return pieces;
}

/**
 * What somebody typed, as whole German sentences: fragments, words without capitals, dialect. What
 * cannot be made a sentence stands after a colon; nothing is added to what it says.
 */
export function writtenSentences(text: string, said: Said): string[] {
  const clean = tidy(text).replace(FILLED, '').replace(TO_ASSISTANT, '');
  return withCommas(withCapitals(written(clean), isTypedSmall(clean)))
    .split(SENTENCE_END)
    .map((piece) => piece.trim().replace(FILLED, '').slice(0, SENTENCE_LENGTH))
    .filter((piece) => /\p{L}{2}/u.test(piece))
    .reduce<string[]>(withAfterthought, [])
    .slice(0, SENTENCES_MAX)
    .map((piece) => withLanguages(sentenceOf(piece, said)));
}

/** The first sentence of what was typed. */
export const firstSentence = (text: string): string => tidy(text).split(SENTENCE_END)[0] ?? '';

/** The reason as the end of a first sentence ('weil …', 'denn …'), where it can be one; else null. */
export function asBecause(text: string): string | null {
  const clean = withoutStop(
    withCommas(withCapitals(written(tidy(text).replace(FILLED, '')), isTypedSmall(text))),
  );
  if (/[.!?;] /.test(clean) || clean.length > 200) return null;
  if (/^(?:damit|um) /i.test(clean)) return inside(clean);
  if (!/^(?:weil|da|denn) /i.test(clean)) return null;
  const clause = clean.replace(/^\S+ /, '');
  const words = clause.split(' ');
  // 'weil ich mag Menschen' has the order of a main clause, which follows 'denn'.
  const isMain =
    words.length > 2 && isFiniteVerb(words[1] ?? '') && !isFiniteVerb(words.at(-1) ?? '');
  return /^denn /i.test(clean) || isMain ? `denn ${inside(clause)}` : `weil ${inside(clause)}`;
}
