import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGERS } from '../../assistants/understanding/concern/concern.ts';

export const KINDS = [...DANGERS, 'heavy', 'quiet', 'ordinary'] as const;
export type Row = { readonly kind: (typeof KINDS)[number]; readonly words: string };

/** What is learnt from: by who wrote the rules, and by others who saw neither them nor each other's. */
export const AUTHORS = [
  'tuned',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'natural-first',
  'natural-second',
  'natural-third',
  'natural-fourth',
  'natural-fifth',
] as const;
export type Author = (typeof AUTHORS)[number];

/** What is only counted. */
export const COUNTED = [
  'validation',
  'held',
  'sealed',
  'sealed-second',
  'sealed-third',
  'natural-sealed',
  'aside',
] as const;

/**
 * Utterances by kind, `quiet` with words near to danger: those of the authors are learnt from and may be
 * looked at, `validation` was set aside by who wrote the rules, `held` was written by somebody else and
 * is counted alone, and so were those that are called `sealed`, which came when nothing was moved any more.
 * Those that begin with `natural` are in the proportion of real messages, nearly all of them harmless.
 * `aside` is every fourth line of `third` and of `fourth`, put aside unread.
 */
export function readDangers(part: Author | (typeof COUNTED)[number]): Row[] {
  return readFileSync(join(import.meta.dirname, `${part}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', words = ''] = line.split('\t');
      const kind = KINDS.find((one) => one === name);
      if (!kind) throw new Error(`No kind of danger is called ${name}: ${line}`);
      return { kind, words };
    });
}
