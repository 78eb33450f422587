import { findWarnings } from '../find-warnings.ts';
import { loadTexts, type SafetyTexts } from './kept-texts.ts';

const OWN = ['https://www.silverjobs.example'];

type Rates = {
  readonly grave: number;
  readonly harmless: number;
  /** Grave texts that nothing is said of. */
  readonly missed: readonly string[];
  /** Harmless texts that are warned of. */
  readonly warned: readonly string[];
};

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
