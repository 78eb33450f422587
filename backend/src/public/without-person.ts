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
  return found
    .map(({ text: part }) => part)
    .filter((part) => part !== '')
    .sort((one, other) => other.length - one.length);
}

const inWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Whole words only: a name of three letters stands in many. */
function withoutPart(text: string, part: string): string {
  let left = '';
  let at = 0;
  for (let found = text.indexOf(part); found >= 0; found = text.indexOf(part, at)) {
    const end = found + part.length;
    const isWhole = !inWord(text[found - 1]) && !inWord(text[end]);
    left += text.slice(at, found) + (isWhole ? LEFT_OUT : part);
    at = end;
  }
  return left + text.slice(at);
}

const withoutParts = (text: string, parts: readonly string[]): string =>
  parts.reduce(withoutPart, text);

/** A text of a private household without names, telephone numbers and addresses (public-2). */
export function withoutPerson(text: string, person: Person): string {
  return withoutParts(text, identifying(text, person));
}

/** The same for HTML; its markup stays. */
export function htmlWithoutPerson(html: string, person: Person): string {
  const parts = identifying(htmlToText(html).join('\n'), person);
  return withoutParts(html, [...parts, ...parts.map(escapeHtml)]);
}
