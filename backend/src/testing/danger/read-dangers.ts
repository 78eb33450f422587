import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DANGERS = ['emergency', 'violence', 'suicide', 'need'] as const;
export const KINDS = [...DANGERS, 'heavy', 'quiet', 'ordinary'] as const;
export type Row = { readonly kind: (typeof KINDS)[number]; readonly words: string };

/**
 * Utterances by kind, `quiet` with words near to danger: `tuned` is learnt from and may be looked at when
 * rules are changed, `validation` was set aside by who wrote them, `held` was written by somebody else
 * and is counted alone.
 */
export function readDangers(part: 'tuned' | 'validation' | 'held'): Row[] {
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
