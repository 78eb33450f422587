import { htmlToText } from '@silverjobs/contract';
import { findIdentifying } from '@silverjobs/contract/anonymity';
import { escapeHtml } from '../mail/escape-html.ts';

type Person = {
  readonly profileName: string | null;
  readonly contactName: string | null;
  readonly street: string | null;
};

const LEFT_OUT = '[…]';

function identifying(text: string, { profileName, contactName, street }: Person): string[] {
  const names = (contactName ?? '').trim().split(/\s+/);
  const found = findIdentifying(text, {
    first_name: names.length > 1 ? names.slice(0, -1).join(' ') : null,
    last_name: names.at(-1) || null,
    street,
    postal_code: null,
    employers: [profileName],
  });
  // The longest first: a street may hold the name of who lives there.
  return found.map(({ text: part }) => part).sort((one, other) => other.length - one.length);
}

/** Whole words only: a name of three letters stands in many. */
function withoutParts(text: string, parts: readonly string[]): string {
  return parts.reduce((left, part) => {
    const word = part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return left.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'), LEFT_OUT);
  }, text);
}

/** A text of a private household without names, telephone numbers and addresses (public-2). */
export function withoutPerson(text: string, person: Person): string {
  return withoutParts(text, identifying(text, person));
}

/** The same for HTML; its markup stays. */
export function htmlWithoutPerson(html: string, person: Person): string {
  const parts = identifying(htmlToText(html).join('\n'), person);
  return withoutParts(html, [...parts, ...parts.map(escapeHtml)]);
}
