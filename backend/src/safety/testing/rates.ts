import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWarnings } from '../find-warnings.ts';

/**
 * `written-by-others` and `written-apart`: by two who knew no rule, to measure with, never to learn from.
 * `hold-out`, `further` and `tuned` are learnt from; the rules were made by the last.
 */
export type SafetyTexts = 'written-by-others' | 'written-apart' | 'hold-out' | 'further' | 'tuned';

const OWN = ['https://www.silverjobs.example'];

type Rates = {
  readonly grave: number;
  readonly harmless: number;
  /** Grave texts that nothing is said of. */
  readonly missed: readonly string[];
  /** Harmless texts that are warned of. */
  readonly warned: readonly string[];
};

type Texts = Record<'grave' | 'harmless', string[]>;

export const loadTexts = (texts: SafetyTexts): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${texts}.json`), 'utf8'));

export const readTexts = (texts: SafetyTexts): string[] => Object.values(loadTexts(texts)).flat();

/** What is found in kept texts (safety-7). */
export function safetyRates(texts: SafetyTexts): Rates {
  const { grave, harmless } = loadTexts(texts);
  const isWarned = (text: string) => findWarnings(text, OWN).length > 0;
  return {
    grave: grave.length,
    harmless: harmless.length,
    missed: grave.filter((text) => !isWarned(text)),
    warned: harmless.filter(isWarned),
  };
}
