import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `written-by-others` and `written-apart`: by two who knew no rule, to measure with, never to learn from.
 * `hold-out`, `further` and `tuned` are learnt from; the rules were made by the last.
 */
export type SafetyTexts = 'written-by-others' | 'written-apart' | 'hold-out' | 'further' | 'tuned';

type Texts = Record<'grave' | 'harmless', string[]>;

/** The texts of a file. */
export const loadTexts = (texts: SafetyTexts): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${texts}.json`), 'utf8'));

/** All of them, whatever they are. */
export const readTexts = (texts: SafetyTexts): string[] => Object.values(loadTexts(texts)).flat();
