import { simplify } from '../../../understanding/simplify.ts';
import type { Person } from './letter-people.ts';

/** Words that the sentences of the rules are made of; they state nothing about a person. */
const FRAME = new Set(
  simplify(
    'Telefon Bewerbung Stelle Mitarbeit Sehr geehrte Damen Herren Herrn Herr Frau Guten Tag Anzeige Einladung ' +
      'persönlichen Gespräch Mit freundlichen Grüßen Berufserfahrung Arbeit Bereich Beispiel Beruf Berufsleben ' +
      'Abschluss Weiterbildungen Computer Deutsch Anlage Aufgabe Verein Jahre Stunden Woche Tagen Nachmittagen ' +
      'Minijob Teilzeit Vollzeit Ihr Vor Nachname Straße Hausnummer Postleitzahl Ort Name Arbeitgebers Auto ' +
      'Ich Sie Ihnen Ihre Ihrem Ihren Was Das Nähe Hauses Umgang Menschen Kindern Tieren Zahlen',
  ).split(' '),
);
/** 'über 30 Jahre' is written as words. */
const COUNTS: Readonly<Record<string, string>> = {
  funf: '6 bis 10 Jahre',
  zehn: '11 bis 20 Jahre',
  zwanzig: '21 bis 30 Jahre',
  dreissig: 'über 30 Jahre',
};
const stem = (word: string) =>
  word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word;

/**
 * Every name, noun and number of a letter that neither the profile, nor the advertisement, nor the
 * conversation has (assistants-61).
 */
export function inventedFacts(
  letter: string,
  person: Person,
  sources: readonly string[],
): string[] {
  const profile = Object.values(person).flat().join(' ');
  const known = simplify([profile, 'post@person.example 22. November 2026', ...sources].join(' '));
  const words = new Set(known.split(' '));
  const stems = new Set([...words].map(stem));
  const isKnown = (word: string) =>
    words.has(word) || stems.has(stem(word)) || (word.length > 5 && known.includes(stem(word)));
  const named = letter
    .split(/(?<=[.:!?])\s+|\n+/u)
    .flatMap((sentence) =>
      sentence
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word, index) => ({ word, index })),
    )
    .filter(({ word, index }) => /\d/.test(word) || (/^\p{Lu}/u.test(word) && index > 0))
    .map(({ word }) => simplify(word));
  const counted = simplify(letter)
    .split(' ')
    .filter((word) => COUNTS[word] !== undefined)
    .filter(
      (word) => person.years !== COUNTS[word] && !words.has(word) && !/\bfuchzehn\b/.test(known),
    );
  return [...named.filter((word) => !FRAME.has(word) && !isKnown(word)), ...counted];
}
