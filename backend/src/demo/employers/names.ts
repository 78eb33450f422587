import type { Random } from '../random.ts';
import { inns, landmarks, mensNames, quarters, saints, surnames, womensNames } from './words.ts';

const lists: Readonly<Record<string, readonly string[]>> = {
  sn: surnames,
  sn2: surnames,
  haus: landmarks,
  himmel: quarters,
  saint: saints,
  wirt: inns,
};

/** Fills the placeholders of a name pattern such as 'Elektro {sn}'. */
export function fillName(r: Random, pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => r.pick(lists[key] ?? ['']));
}

export interface Person {
  /** 1 Herr, 2 Frau. */
  salutationId: 1 | 2;
  first: string;
  last: string;
}

export function person(r: Random): Person {
  const salutationId = r.chance(0.55) ? 2 : 1;
  const first = r.pick(salutationId === 2 ? womensNames : mensNames);
  return { salutationId, first, last: r.pick(surnames) };
}

export const salutationLabel = (id: number): string => (id === 2 ? 'Frau' : 'Herr');

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', é: 'e' };

/** An address under the reserved top-level domain .example (RFC 2606). */
export function exampleLink(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[äöüßé]/g, (letter) => letters[letter] ?? '')
    .replace(/\b(gmbh|ggmbh|kg|co|eg|e v)\b/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `https://www.${slug}.example`;
}

/** A mobile number of the range the Bundesnetzagentur keeps free for fiction. */
export function fictionalPhone(id: number): string {
  return `0171 39200${String(id % 100).padStart(2, '0')}`;
}
