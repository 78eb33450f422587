import { findAddresses } from './find-addresses.ts';
import { findEmployers, findNames } from './find-names.ts';
import { findPhones } from './find-phones.ts';
import { findStreets } from './find-streets.ts';
import { normalise } from './normalise.ts';
import type { IdentifyingKind, Span } from './span.ts';

export type { IdentifyingKind } from './span.ts';

/** What is known of the person whose texts are checked. */
export interface KnownPerson {
  first_name: string | null;
  last_name: string | null;
  street: string | null;
  postal_code: string | null;
  /** Names of former employers. */
  employers: readonly (string | null)[];
}

/** Stands where something is left out. */
const MASK = '[…]';
/** What is found, in the order and the places of the text as typed. */
function findSpans(typed: string, person: KnownPerson): Span[] {
  const { text, toTyped } = normalise(typed);
  const found = [
    ...findAddresses(text),
    ...findPhones(text),
    ...findStreets(text, person),
    ...findEmployers(text, person.employers),
    ...findNames(text, [person.first_name, person.last_name]),
  ].sort((one, other) => one.from - other.from || other.to - one.to);
  const spans: Span[] = [];
  for (const span of found) {
    const last = spans.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else spans.push({ ...span });
  }
  return spans.map(({ kind, from, to }) => ({ kind, ...toTyped(from, to) }));
}

/** What a text says that could tell who wrote it, in its order (employers-39). */
export function findIdentifying(
  text: string | null,
  person: KnownPerson,
): { kind: IdentifyingKind; text: string }[] {
  const seen = text ?? '';
  return findSpans(seen, person).map(({ kind, from, to }) => ({
    kind,
    text: seen.slice(from, to),
  }));
}

/**
 * A text without names, telephone numbers, addresses of houses, mail and the net, as employers see it
 * before contact data is sent (employers-39); null when nothing is left.
 */
export function anonymised(text: string | null | undefined, person: KnownPerson): string | null {
  const seen = (text ?? '').trim();
  const spans = findSpans(seen, person);
  if (spans.length === 0) return seen || null;
  let at = 0;
  const parts = spans.map(({ from, to }) => {
    const before = seen.slice(at, from);
    at = to;
    return before;
  });
  const masked = [...parts, seen.slice(at)].join(MASK);
  const joined = masked.replace(/\[…\](?:[\s,]{0,3}\[…\]){1,200}/g, MASK);
  return /[\p{L}\p{N}]/u.test(joined) ? joined.trim() : null;
}
