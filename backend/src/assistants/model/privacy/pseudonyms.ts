import { replaceNames, streetNames } from './find-names.ts';
import {
  ACCOUNT,
  CODE,
  CONTACT,
  DATE_OR_HOURS,
  INTRODUCED,
  MAIL,
  PHONE,
  SPOKEN_PHONE,
  STREETS,
  TITLED,
} from './patterns.ts';
import type { Person } from './person.ts';

type Kind = 'NAME' | 'MAIL' | 'TELEFON' | 'ADRESSE' | 'PLZ' | 'KONTO';

const PLACEHOLDER = /\[\s?(NAME|MAIL|TELEFON|ADRESSE|PLZ|KONTO)[_\s-]?(\d{1,3})\s?\]/gi;
/** What follows an introduction, but is no name. */
const NO_NAME =
  /^(?:und|ich|wie|nicht|aber|auch|von|der|die|das|ein|eine|in|im|aus|mit|für|zu|ist|es|meine?|name|mail|telefon|adresse|plz|konto|person|gesuchte|richtige|neue|älteste|jüngste)$/i;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:00|0)?49/, '0');

export type Pseudonyms = {
  /** Remembers how people call themselves in these texts, for all others. */
  readonly learn: (texts: readonly string[]) => void;
  /** The text with placeholders for names, addresses, telephone and account numbers. */
  readonly hide: (text: string) => string;
  /** The text as it was meant: with what the placeholders stand for. */
  readonly restore: (text: string) => string;
  /** Whether a placeholder stands for nothing. */
  readonly isLeft: (text: string) => boolean;
};

/** Neutral placeholders for what must not leave, the same ones in all texts of one answer. */
export function createPseudonyms(person: Person): Pseudonyms {
  const values = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const names = new Set(person.names.flatMap((name) => [name, ...name.split(/[\s-]+/)]));
  const phones = new Set(person.phones.map(digitsOf));
  const streets = person.streets.flatMap(streetNames);
  const codes = new Set(person.postalCodes);

  function cover(kind: Kind, value: string): string {
    const known = placeholders.get(value);
    if (known) return known;
    const placeholder = `[${kind}_${values.size + 1}]`;
    values.set(placeholder, value);
    placeholders.set(value, placeholder);
    return placeholder;
  }
  const coverPart = (kind: Kind) => (whole: string, part: string) =>
    whole.slice(0, whole.lastIndexOf(part)) + cover(kind, part);
  const isPhone = (text: string) => {
    const digits = text.replace(/\D/g, '');
    return phones.has(digitsOf(text)) || (digits.length >= 7 && !DATE_OR_HOURS.test(text));
  };

  /** What belongs to the person, however it is written. */
  function hideOwn(text: string): string {
    const without = replaceNames(text, streets, (value) => cover('ADRESSE', value)).replace(
      CODE,
      (value) => (codes.has(value.replace(/\s/g, '')) ? cover('PLZ', value) : value),
    );
    return replaceNames(without, [...names], (value) => cover('NAME', value));
  }

  return {
    learn: (texts) => {
      for (const text of texts)
        for (const [, said = ''] of text.matchAll(INTRODUCED)) {
          const words = said.split(/\s+/);
          const end = words.findIndex((word) => NO_NAME.test(word));
          for (const word of end < 0 ? words : words.slice(0, end)) names.add(word);
        }
    },
    hide: (text) => {
      let hidden = text
        .replace(MAIL, (value) => cover('MAIL', value))
        .replace(ACCOUNT, (value) => cover('KONTO', value))
        .replace(PHONE, (value) => (isPhone(value) ? cover('TELEFON', value) : value))
        .replace(SPOKEN_PHONE, (value) => cover('TELEFON', value));
      for (const street of STREETS)
        hidden = hidden.replace(street, (value) => cover('ADRESSE', value));
      hidden = hidden.replace(TITLED, coverPart('NAME')).replace(CONTACT, coverPart('NAME'));
      return hideOwn(hidden);
    },
    restore: (text) =>
      text.replace(
        PLACEHOLDER,
        (whole, kind: string, number: string) =>
          values.get(`[${kind.toUpperCase()}_${number}]`) ?? whole,
      ),
    isLeft: (text) => text.search(PLACEHOLDER) >= 0,
  };
}
