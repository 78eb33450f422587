import { foldText } from '../fold-text.ts';
import { piecesOf, type Span, spanOf } from './span.ts';

const ENDINGS =
  'strasse str weg gasse allee platz ring damm ufer chaussee steig stieg pfad promenade kamp berg hof markt wall graben'.split(
    ' ',
  );
/** 'Arbeitsplatz 4' is no address. */
const NO_STREETS =
  /(?:arbeits|ausbildungs|studien|park|stell|schul|messe|bau|bauern)(?:platz|hof|weg)$/;
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/i;
const JOINED = /^(\D{3,40})\d{1,4}[a-z]?$/i;

const folded = (text: string) => foldText(text).plain.replaceAll(' ', '');

function isStreet(word: string): boolean {
  const name = folded(word);
  return (
    ENDINGS.some((end) => name.endsWith(end) && name.length > end.length + 2) &&
    !NO_STREETS.test(name)
  );
}

const sameStreet = (name: string) => name.replace(/str(?:asse)?$/, 'str');

/** The street as its words: 'Komödienstr. 12' and 'Komödienstraße' are one. */
function wordsOf(street: string | null): string[] {
  const words = piecesOf(street ?? '', /[\p{L}\p{N}]+/gu).map(({ text }) =>
    sameStreet(folded(text)),
  );
  return words.filter((word) => !HOUSE_NUMBER.test(word));
}

/** Streets with a house number; the own street and postal code without one, too. */
export function findStreets(
  text: string,
  own: { street: string | null; postal_code: string | null },
): Span[] {
  const words = piecesOf(text, /[\p{L}\p{N}]+/gu);
  const street = wordsOf(own.street);
  const isOwnStreet = (index: number) =>
    street.length > 0 &&
    street.join('').length > 3 &&
    street.every((part, offset) => sameStreet(folded(words[index + offset]?.text ?? '')) === part);
  return words.flatMap((word, index): Span[] => {
    const next = words[index + 1];
    const numbered = next && HOUSE_NUMBER.test(next.text) && next.from - word.to <= 3;
    if (isOwnStreet(index)) {
      const last = words[index + street.length - 1] ?? word;
      const number = words[index + street.length];
      return [spanOf('street', word, number && HOUSE_NUMBER.test(number.text) ? number : last)];
    }
    if (own.postal_code && word.text === own.postal_code) return [spanOf('street', word)];
    if (numbered && isStreet(word.text)) return [spanOf('street', word, next)];
    // 'Venloer Straße 388', 'Alter Markt 3': the name stands before.
    const before = words[index - 1];
    if (numbered && before && ['strasse', 'str', 'allee', 'gasse'].includes(folded(word.text))) {
      return [spanOf('street', before, next)];
    }
    const joined = JOINED.exec(word.text)?.[1];
    return joined && isStreet(joined) ? [spanOf('street', word)] : [];
  });
}
