import type { Candidate } from '@silverjobs/contract';

const KNOWN = ['Deutsch', 'Englisch'];

const isKnown = (name: string) => KNOWN.some((known) => known.toLowerCase() === name.toLowerCase());

/** The languages named in the free text that have no box of their own: 'Polnisch, Italienisch'. */
export function otherLanguages({ languages }: Pick<Candidate['additional'], 'languages'>): string {
  return (languages ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isKnown(name))
    .join(', ');
}

/** All languages in words; null without any. */
export function languagesText(additional: Candidate['additional']): string | null {
  const names = [
    additional.language_german === 'true' && 'Deutsch',
    additional.language_english === 'true' && 'Englisch',
    additional.language_other === 'true' && (otherLanguages(additional) || 'weitere Sprache'),
  ];
  return names.filter(Boolean).join(', ') || null;
}
