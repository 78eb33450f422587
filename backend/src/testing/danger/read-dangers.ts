import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DANGERS = ['emergency', 'violence', 'suicide', 'need'] as const;
export const KINDS = [...DANGERS, 'ordinary', 'idiom'] as const;
export type Row = { readonly kind: (typeof KINDS)[number]; readonly words: string };

/** Utterances by kind: `tuned` may be looked at when rules are changed, `held` is counted alone. */
export function readDangers(part: 'tuned' | 'held'): Row[] {
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
