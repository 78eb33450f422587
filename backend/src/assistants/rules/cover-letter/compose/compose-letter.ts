import { type Candidate, TIME_ZONE } from '@silverjobs/contract';
import type { LetterState } from '../letter-state.ts';
import { placeholders } from '../placeholders.ts';
import { bodyOf } from './body.ts';
import { recipientOf, salutationOf } from './recipient.ts';
import { senderLines, senderOf } from './sender.ts';
import { spelledFor } from './spelled-for.ts';
import { subjectOf } from './subject.ts';

const date = new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, dateStyle: 'long' });

/**
 * A whole letter in the order of DIN 5008: sender, recipient, place and date, subject, salutation,
 * text, greeting, name and enclosures, with empty lines between them (assistants-32).
 */
export function composeLetter(candidate: Candidate, state: LetterState, now: Date): string {
  const { name } = senderOf(candidate, state);
  const { enclosed } = state.style;
  const city = senderOf(candidate, state).place.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}\s*/, '');
  return [
    senderLines(candidate, state),
    recipientOf(state),
    [city, date.format(now)].filter(Boolean).join(', '),
    subjectOf(state),
    salutationOf(state),
    ...[...bodyOf(candidate, state), 'Mit freundlichen Grüßen'].map((text) =>
      spelledFor(state, text),
    ),
    name || placeholders.name,
    enclosed.length > 0 && [enclosed.length > 1 ? 'Anlagen' : 'Anlage', ...enclosed].join('\n'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}
