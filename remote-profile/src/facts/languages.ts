import type { Candidate } from '@silverjobs/contract';

import { otherLanguages } from '@silverjobs/contract/other-languages';

/** All languages in words; null without any. */
export function languagesText(additional: Candidate['additional']): string | null {
  const names = [
    additional.language_german === 'true' && 'Deutsch',
    additional.language_english === 'true' && 'Englisch',
    additional.language_other === 'true' &&
      (otherLanguages(additional.languages) || 'weitere Sprache'),
  ];
  return names.filter(Boolean).join(', ') || null;
}
