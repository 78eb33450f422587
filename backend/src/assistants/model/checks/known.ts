import { trimCharactersEnd } from '@silverjobs/contract';

/** Everything that an answer may be made of. */
export type Known = {
  /** All texts, in small letters. */
  readonly text: string;
  /** Beginnings of all their words. */
  readonly stems: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
  readonly publicUrl: string;
};

/** Numbers of help that may always be named. */
const HELP = ['0800 1110111', '0800 1110222', '116 123', '112', '110', '116 117'];

const STEM = 5;
const digits = (text: string) => text.replace(/\D/g, '');

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const stemsIn = (text: string): string[] => wordsIn(text).map((word) => word.slice(0, STEM));

/** Numbers with a unit that matters, and postal codes. */
export function figuresIn(text: string): string[] {
  const amounts = text.matchAll(
    /(\d[\d.,]{0,11})\s?(?:€|euro\b|%|prozent|mg\b|km\b|kilometer|cent\b|std\b|stunden?\b)/gi,
  );
  const codes = text.matchAll(/(?<!\d)\d{5}(?!\d)/g);
  return [
    ...[...amounts].map(([, number = '']) => number),
    ...[...codes].map(([code]) => code),
  ].map(plainNumber);
}

const plainNumber = (number: string) => number.replace(/[.,]$/, '').replace(/[,.]00?$/, '');

/** All numbers, as those of figures are compared. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,]{0,11}/g)].map(([number]) => plainNumber(number));

export const phonesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.,])(?:\+|0)[\d \t()/–-]{5,24}\d/g)]
    .map(([phone]) => digits(phone))
    .filter(({ length }) => length >= 7);

export const mailsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/g)].map(
    ([mail]) => mail,
  );

/** Targets of Markdown links and bare addresses. */
export function linksIn(text: string): string[] {
  const targets = [...text.matchAll(/\]\(\s?([^\s()]{1,500})/g)].map(([, target = '']) => target);
  const bare = [...text.matchAll(/(?:https?:\/\/|www\.)[^\s()<>"„“]{1,500}/gi)].map(
    ([link]) => link,
  );
  return [...targets, ...bare.map((link) => trimCharactersEnd(link, '.,;:!?*'))];
}

/** Whether all longer words of a phrase are somewhere in what is known, whatever their ending. */
export const isGrounded = (phrase: string, { stems }: Known): boolean =>
  wordsIn(phrase)
    .filter(({ length }) => length >= 4)
    .every((word) => stems.has(word.slice(0, STEM)));

/** Reads what is known: the draft, advertisements, profile, everything that was said. */
export function knownOf(texts: readonly string[], publicUrl: string): Known {
  const text = texts.join('\n').toLowerCase();
  return {
    text,
    stems: new Set(stemsIn(text)),
    figures: new Set(numbersIn(text)),
    phones: new Set([...phonesIn(text), ...HELP.map(digits)]),
    publicUrl,
  };
}
