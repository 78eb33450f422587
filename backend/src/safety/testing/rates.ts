import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWarnings } from '../find-warnings.ts';

/**
 * `written-by-others`: by somebody who knows no rule. `hold-out`: texts that no rule was made by, of the same
 * hand as the rules. `further`: written later to be learnt from; no rule was made by them yet. `tuned`: those
 * that the rules were made by.
 */
export type SafetyTexts = 'written-by-others' | 'hold-out' | 'further' | 'tuned';

const OWN = ['https://www.silverjobs.example'];

type Rates = {
  readonly grave: number;
  readonly harmless: number;
  /** Grave texts that nothing is said of. */
  readonly missed: readonly string[];
  /** Harmless texts that are warned of. */
  readonly warned: readonly string[];
};

/** What the rules find in kept texts (safety-7). */
export function safetyRates(texts: SafetyTexts): Rates {
  const path = join(import.meta.dirname, `${texts}.json`);
  const { grave, harmless }: Record<'grave' | 'harmless', string[]> = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const isWarned = (text: string) => findWarnings(text, OWN).length > 0;
  return {
    grave: grave.length,
    harmless: harmless.length,
    missed: grave.filter((text) => !isWarned(text)),
    warned: harmless.filter(isWarned),
  };
}
