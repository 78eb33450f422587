import { addressParam } from '@silverjobs/contract/address-param';
import type { Registry, RegistryPage } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import type { KeptTexts } from './kept-cookie.ts';

/** A first call, of the contract or of a team's group. */
export type FirstCall = Omit<NonNullable<RegistryPage['firstCalls']>[number], 'group'> & {
  group: string;
};
type Value = NonNullable<FirstCall['query']>[string];

/** A first call with the base address of its group. */
export type BasedCall = { base: string } & Pick<FirstCall, 'path' | 'query'>;

/** What first calls are filled with. */
export interface CallValues {
  /** Path parameters of the page. */
  params: Readonly<Record<string, string>>;
  /** Query of the page's address. */
  query: URLSearchParams;
  /** What the browser keeps. */
  kept: KeptTexts;
}

/** All that a page asks for first: calls of the contract, then those of teams' groups. */
export function allFirstCalls(page?: {
  firstCalls?: readonly FirstCall[] | undefined;
  firstTeamCalls?: readonly FirstCall[] | undefined;
}): FirstCall[] {
  return [...(page?.firstCalls ?? []), ...(page?.firstTeamCalls ?? [])];
}

/** Keys of the browser's storage by which first calls of any page are filled. */
export function keptKeys({ remotes }: Pick<Registry, 'remotes'>): string[] {
  const pages = Object.values(remotes).flatMap((remote) => remote.pages);
  return [...new Set(pages.flatMap((page) => storedKeys(allFirstCalls(page))))];
}

/** Keys of the browser's storage by which these calls are filled. */
export function storedKeys(calls: readonly Pick<FirstCall, 'query'>[] = []): string[] {
  const sources = calls.flatMap(({ query = {} }) => Object.values(query));
  return sources.flatMap((source) =>
    typeof source === 'object' && 'stored' in source ? [source.stored] : [],
  );
}

/** First calls with the addresses of their groups; those of groups that have none here are left out. */
export function withBases(
  calls: readonly FirstCall[] = [],
  bases: AppConfig['apiBaseUrls'],
): BasedCall[] {
  return calls.flatMap(({ group, path, query = {} }) => {
    const base = Object.hasOwn(bases, group) ? bases[group] : undefined;
    return base === undefined ? [] : [{ base, path, query }];
  });
}

/**
 * Address of a first call, by which the document, the server and the page itself know its answer; its
 * parameters stand in alphabetical order.
 */
export function callAddress({ base, path, query = {} }: BasedCall, values: CallValues): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.params[name] ?? ''),
  );
  const wanted = Object.keys(query)
    .sort()
    .flatMap((name) => {
      const text = textOf(query[name], values);
      return text === null ? [] : [[name, text]];
    });
  const text = new URLSearchParams(wanted).toString();
  return `${base}${filled}${text ? `?${text}` : ''}`;
}

/** Addresses of a page's first calls. */
export function callAddresses(
  calls: readonly FirstCall[],
  bases: AppConfig['apiBaseUrls'],
  values: CallValues,
): string[] {
  return withBases(calls, bases).map((call) => callAddress(call, values));
}

function textOf(source: Value | undefined, { params, query, kept }: CallValues): string | null {
  if (typeof source !== 'object') return String(source);
  if ('param' in source) return params[source.param] ?? '';
  if ('query' in source) return addressParam(query.get(source.query));
  const value = fieldOf(query.get(source.stored) ?? kept[source.stored], source.field);
  if ('oneOf' in source) {
    return typeof value === 'string' && isOneOf(value, source.oneOf) ? value : null;
  }
  return isId(value) && value !== source.without ? String(value) : null;
}

function fieldOf(text: string | undefined, field: string): unknown {
  try {
    return (JSON.parse(text ?? 'null') as Record<string, unknown> | null)?.[field];
  } catch {
    return undefined;
  }
}

// What the page will not take for a filter must not be asked for either (jobs-11).
function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;
}

function isOneOf(text: string, words: readonly string[] | 'ids'): boolean {
  return words === 'ids'
    ? text.length <= 100 && text.split(',').every((id) => /^[1-9]\d{0,8}$/.test(id))
    : words.includes(text);
}
