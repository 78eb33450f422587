import { shortName } from '../advertisement.ts';
import type { LetterJob, LetterState } from '../letter-state.ts';
import { placeholders } from '../placeholders.ts';

/** A household that is called by who lives there: 'Frau Ilse Brandt'. */
const PRIVATE =
  /^(Frau|Herrn?) ((?:Prof\. )?(?:Dr\. )?)(\p{Lu}\p{Ll}{1,30}(?:[ -](?:von|van|de|zu|der|\p{Lu}\p{Ll}{1,30})){0,4})$/u;

/** Whom the letter goes to, as its head has it. */
export function recipientOf({ job }: LetterState): string {
  const contact = job.contact?.replace(/^Herr /, 'Herrn ');
  const isPrivate = PRIVATE.test(job.employer ?? '');
  const employer = isPrivate ? job.employer?.replace(/^Herr /, 'Herrn ') : job.employer;
  return [employer ?? (contact ? null : placeholders.employer), contact, job.street, job.place]
    .filter(Boolean)
    .join('\n');
}

/** Who is addressed by name: the contact, or an employer that is a family or a person. */
export function addressee({ contact, employer }: LetterJob): string | null {
  if (contact || employer?.startsWith('Familie ')) return contact ?? employer;
  const [, title = '', degree = '', name = ''] = PRIVATE.exec(employer ?? '') ?? [];
  return name === '' ? null : shortName(title, degree, name);
}

/** The salutation, in the tone of the letter. */
export function salutationOf({ job, style }: LetterState): string {
  const named = addressee(job);
  if (!named) return style.tone === 'warm' ? 'Guten Tag,' : 'Sehr geehrte Damen und Herren,';
  if (style.tone === 'warm' || !/^(?:Frau|Herr|Familie) /.test(named)) return `Guten Tag ${named},`;
  return `Sehr geehrte${named.startsWith('Herr ') ? 'r' : ''} ${named},`;
}
