import { partsOf } from './cv-stations.ts';

/** A value and the line that says so. */
export interface Found {
  readonly value: string;
  readonly source: string;
}

const TITLES =
  /(?:^|\s)(?:Dr|Prof|Dipl|Ing|Mag|med|phil|jur|rer|nat|Herr|Frau|Dkfm)(?:\.-?|(?=\s))(?:(?:Ing|Kfm|Kffr|Päd|Soz|Betriebsw)\.)?/gi;
const NAME =
  /^\p{Lu}[\p{L}'’-]{1,30}(?: (?:von|van|de|zu|der|vom|\p{Lu}\.|\p{Lu}[\p{L}'’-]{1,30})){1,4}$/u;
const NO_NAME =
  /lebenslauf|curriculum|vitae|bewerbung|unterlagen|persönlich|daten|anschrift|adresse|stra(?:ß|ss)e|profil|kontakt|stelle|erfahrung|kenntnisse|geboren|telefon|europass|deutschland|österreich|seite/i;
const NAMED =
  /^(?:vor- und (?:nach|zu|familien)name|name, vorname|vorname, name|vorname und name|name)[:\t]\s{0,5}(.{3,80})$/i;
const IN_WORDS =
  /(?:\bIch,|\bMein Name ist|\bIch heiße)\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3})/u;
const NOBLE = /^(?:von|van|de|zu|der|vom)$/;

const titleCased = (text: string) =>
  text
    .toLowerCase()
    .replace(
      /(^|[ -])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

const withoutTitles = (text: string) => text.replace(TITLES, ' ').replace(/\s+/g, ' ').trim();

/** First and last name; names of nobility belong to the last one. */
function splitName(full: string): [string, string] | null {
  const plain = withoutTitles(full);
  const [last, first] = plain.includes(',') ? plain.split(',').map((part) => part.trim()) : [];
  if (first && last) return [first, last];
  const words = plain.split(' ');
  if (words.length < 2 || words.length > 5) return null;
  const noble = words.findIndex((word, index) => index > 0 && NOBLE.test(word));
  const at = noble > 0 ? noble : words.length - 1;
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

type Name = { readonly first: Found; readonly last: Found };

const named = (pair: [string, string] | null, source: string): Name | null =>
  pair && { first: { value: pair[0], source }, last: { value: pair[1], source } };

/** The name of whoever wrote the CV. */
export function findName(lines: readonly string[]): Name | null {
  const plain = lines.map((line) => line.trim());
  for (const line of plain) {
    const pair = splitName(NAMED.exec(line)?.[1]?.split('\t')[0] ?? '');
    if (pair) return named(pair, line);
  }
  const first = findIn(plain, /^vornamen?[:\t]\s{0,5}(.{2,40})$/i);
  const last = findIn(plain, /^(?:nachname|familienname|zuname|name)[:\t]\s{0,5}(.{2,40})$/i);
  if (first && last) return { first, last };
  for (const line of plain) {
    const found = named(splitName(IN_WORDS.exec(line)?.[1] ?? ''), line);
    if (found) return found;
  }
  for (const line of plain) {
    for (const part of partsOf(line)) {
      const own = withoutTitles(part.replace(/^(?:tabellarischer )?lebenslauf(?: von)?\s/i, ''));
      const cased = own === own.toUpperCase() ? titleCased(own) : own;
      if (NAME.test(cased) && !NO_NAME.test(cased)) return named(splitName(cased), line);
    }
  }
  return null;
}

const PHONE =
  /(?:tel(?:efon)?|telefonnummer|mobil(?:telefon)?|handy|fon|phone|erreich\w{1,5})[^\d+(\n]{0,30}(\(?[+0][\d ()/.-]{5,24})/i;
const BARE_PHONE = /(?:^|[\t|•·,] ?)(\(?(?:\+4[139]|0)[\d ()/.-]{6,22})(?=$|[\t|•·,])/;

/** What a pattern finds first among lines. */
function findIn(lines: readonly string[], pattern: RegExp): Found | null {
  for (const line of lines) {
    const value = pattern.exec(line)?.[1]?.trim();
    if (value) return { value, source: line };
  }
  return null;
}

export function findPhone(lines: readonly string[]): Found | null {
  const found = findIn(lines, PHONE) ?? findIn(lines, BARE_PHONE);
  return found && { ...found, value: found.value.replace(/[\s.,/(-]{1,4}$/, '') };
}

const TOWN = /(?:^|[\s,;|•·-])(?:D-|A-)?(\d{4,5})\s\p{Lu}\p{L}{1,}/u;
const HOUSE = /^(\p{Lu}[\p{L}\s.'’-]{2,50}\s\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,3}[a-z]?){0,3})$/u;
const LABEL = /^(?:anschrift|adresse|wohnhaft(?: in)?|wohnort|straße|postanschrift)[:\t]\s{0,5}/i;
const STREET =
  /(\p{Lu}[\p{L}-]{2,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|steig|chaussee|markt|wall|graben)\s\d{1,4}\s?[a-z]?)(?=[\s,;.|]|$)/u;

/** The first postal code, and the street that stands before it. */
export function findPlace(lines: readonly string[]): {
  readonly code: Found | null;
  readonly street: Found | null;
} {
  const at = lines.findIndex((line) => TOWN.test(line));
  const line = lines[at]?.trim() ?? '';
  const code = TOWN.exec(line)?.[1];
  const before = code ? line.slice(0, line.indexOf(code)) : '';
  const near = [before, lines[at - 1] ?? ''].flatMap((part) =>
    partsOf(part.trim().replace(LABEL, '')).reverse(),
  );
  const street = near.map((part) => HOUSE.exec(part)?.[1]).find(Boolean);
  return {
    code: code ? { value: code, source: line } : null,
    street: street ? { value: street, source: line } : findIn(lines, STREET),
  };
}
