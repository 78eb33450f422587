import { replaceNames, streetNames } from './find-names.ts';
import {
  ACCOUNT,
  BORN,
  CODE,
  CONTACT,
  DATE_OR_HOURS,
  EMPLOYERS,
  HERE_IS,
  INTRODUCED,
  KIN_CALLED,
  KIN_NAMED,
  LONG_AGO,
  LONG_NUMBERS,
  MAIL,
  NO_EMPLOYER,
  NUMBERED,
  PASSWORD,
  PHONE,
  SPOKEN_PHONE,
  STREETS,
  TITLED,
} from './patterns.ts';
import type { Person } from './person.ts';

type Kind =
  | 'NAME'
  | 'MAIL'
  | 'TELEFON'
  | 'ADRESSE'
  | 'PLZ'
  | 'KONTO'
  | 'GEBURT'
  | 'NUMMER'
  | 'PASSWORT'
  | 'FIRMA';

const PLACEHOLDER =
  /\[\s?(NAME|MAIL|TELEFON|ADRESSE|PLZ|KONTO|GEBURT|NUMMER|PASSWORT|FIRMA)[_\s-]?(\d{1,3})\s?\]/gi;
/** What follows an introduction, but is no name. */
const NO_NAME =
  /^(?:herrn?|frau|dr|und|ich|wie|nicht|aber|auch|von|der|die|das|ein|eine|in|im|aus|mit|für|zu|ist|es|meine?|name|mail|telefon|adresse|plz|konto|person|gesuchte|richtige|neue|älteste|jüngste)$/i;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:00|0)?49/, '0');

export type Pseudonyms = {
  /** Remembers who and which employers are named in these texts, for all others. */
  readonly learn: (texts: readonly string[]) => void;
  /** The text with placeholders for names, employers, addresses, birth dates, numbers and passwords. */
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
  const firms = new Set(person.employers);
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
    // As it is written first: an ampersand is no letter of a name.
    const firm = [...firms].reduce(
      (left, name) => (/[&.]/.test(name) ? left.replaceAll(name, cover('FIRMA', name)) : left),
      without,
    );
    const unnamed = replaceNames(firm, [...firms], (value) => cover('FIRMA', value));
    return replaceNames(unnamed, [...names], (value) => cover('NAME', value));
  }

  /** Who and which employers are named in a text, for all others. */
  function learnFrom(text: string): void {
    for (const [, said = ''] of text.matchAll(INTRODUCED)) {
      const words = said.split(/\s+/);
      const end = words.findIndex((word) => NO_NAME.test(word));
      for (const word of end < 0 ? words : words.slice(0, end)) names.add(word);
    }
    for (const pattern of [KIN_NAMED, KIN_CALLED, HERE_IS])
      for (const [, said = ''] of text.matchAll(pattern))
        for (const word of said.split(/\s+/)) if (!NO_NAME.test(word)) names.add(word);
    for (const pattern of EMPLOYERS)
      for (const [, firm = ''] of text.matchAll(pattern))
        if (!NO_EMPLOYER.test(firm)) firms.add(firm);
  }

  return {
    learn: (texts) => texts.forEach(learnFrom),
    hide: (text) => {
      learnFrom(text);
      let hidden = text
        .replace(MAIL, (value) => cover('MAIL', value))
        .replace(PASSWORD, (whole, told?: string, shown?: string) =>
          coverPart('PASSWORT')(whole, told ?? shown ?? ''),
        )
        .replace(BORN, coverPart('GEBURT'))
        .replace(LONG_AGO, (value) => cover('GEBURT', value))
        .replace(NUMBERED, coverPart('NUMMER'))
        .replace(ACCOUNT, (value) => cover('KONTO', value))
        .replace(PHONE, (value) => (isPhone(value) ? cover('TELEFON', value) : value))
        .replace(SPOKEN_PHONE, (value) => cover('TELEFON', value));
      for (const number of LONG_NUMBERS)
        hidden = hidden.replace(number, (value) => cover('NUMMER', value));
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
