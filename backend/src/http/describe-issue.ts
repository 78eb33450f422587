import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What fields are called in sentences, by their last name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  message: 'Ihre Nachricht',
  title: 'Der Titel',
  description: 'Die Beschreibung',
  text: 'Der Text',
  reason: 'Die Begründung',
  email: 'Die E-Mail-Adresse',
  password: 'Das Passwort',
  first_name: 'Der Vorname',
  last_name: 'Der Nachname',
  phone: 'Die Telefonnummer',
  street: 'Die Straße',
  postal_code: 'Die Postleitzahl',
};

/** What it means that one of these is not as it must be. */
const GONE: Readonly<Record<string, string>> = {
  search_what_id: 'Diese Tätigkeit gibt es nicht mehr.',
  search_location_id: 'Diesen Ort gibt es nicht mehr.',
};

const number = new Intl.NumberFormat('de-DE');

/**
 * The German sentence for a value that the contract refuses, where its rule has none of its own. The
 * name of the API stays in `param`: nobody who reads the sentence knows it (formats-14).
 */
export function describeIssue(issue: Issue): string {
  const field = String(issue.path?.at(-1) ?? '');
  const subject = SUBJECTS[field] ?? 'Eine Angabe';
  if (issue.input === undefined) return `${subject} fehlt. Bitte ergänzen Sie das.`;
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1
      ? `${subject} darf nicht leer sein. Bitte ergänzen Sie das.`
      : `${subject} ist zu kurz: ${issue.minimum} Zeichen sind nötig.`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const [possible, given] = [Number(issue.maximum), String(issue.input).length];
    return `${subject} ist zu lang: ${number.format(possible)} Zeichen sind möglich, es sind ${number.format(given)}.`;
  }
  return GONE[field] ?? `${subject} stimmt nicht. Bitte prüfen Sie das.`;
}
