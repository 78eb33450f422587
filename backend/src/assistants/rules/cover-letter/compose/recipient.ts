import type { LetterState } from '../letter-state.ts';
import { placeholders } from '../placeholders.ts';

/** Whom the letter goes to, as its head has it. */
export function recipientOf({ job }: LetterState): string {
  const contact = job.contact?.replace(/^Herr /, 'Herrn ');
  return [job.employer ?? (contact ? null : placeholders.employer), contact, job.street, job.place]
    .filter(Boolean)
    .join('\n');
}

/** The salutation, in the tone of the letter. */
export function salutationOf({ job, style }: LetterState): string {
  const { contact, employer } = job;
  const family = employer?.startsWith('Familie ') ? employer : null;
  const named = contact ?? family;
  if (!named) return style.tone === 'warm' ? 'Guten Tag,' : 'Sehr geehrte Damen und Herren,';
  if (style.tone === 'warm' || !/^(?:Frau|Herr|Familie) /.test(named)) return `Guten Tag ${named},`;
  return `Sehr geehrte${named.startsWith('Herr ') ? 'r' : ''} ${named},`;
}
