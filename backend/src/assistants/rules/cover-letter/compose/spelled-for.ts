import { countryOf } from '@silverjobs/contract/countries';
import type { LetterState } from '../letter-state.ts';

/** Switzerland and Liechtenstein write no ß. */
const WITHOUT_ESZETT: readonly string[] = ['CH', 'LI'];

/** A text as it is spelled where the letter goes to. */
export const spelledFor = ({ job }: LetterState, text: string): string =>
  WITHOUT_ESZETT.includes(countryOf(job.place).code) ? text.replaceAll('ß', 'ss') : text;
