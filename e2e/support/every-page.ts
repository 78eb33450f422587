import { readdirSync } from 'node:fs';
import type { PublishedRemote } from '../federation/support/registry.ts';
import type { AccountName } from './accounts.ts';
import { everything } from './everything.ts';
import { addressOfRecord } from './record-address.ts';

/**
 * Names of the remotes of a workspace. A new one gets its tests by its folder, and its pages from the
 * registry of the product: no list has to be changed (delivery-86).
 */
export function remoteNames(workspace: string): string[] {
  return readdirSync(workspace)
    .filter((folder) => folder.startsWith('remote-'))
    .map((folder) => folder.slice('remote-'.length));
}

/** Who opens pages of a kind; visitors open the others. */
const visitorOf: Record<string, AccountName> = {
  'signed-in': 'free',
  candidate: 'free',
  feature: 'paid',
  client: 'companyEmployer',
  operator: 'operator',
};

/** Everybody who opens pages; undefined is a visitor. */
export const viewers = [undefined, ...new Set(Object.values(visitorOf))];

/** A page of the live registry, and who looks at it. */
export interface OpenPage {
  remote: string;
  path: string;
  expose: string;
  /** The page's path with record 1, which may be none, or somebody else's. */
  address: string;
  /** Nobody: a visitor. */
  who: AccountName | undefined;
  /** Its entry in the menu. */
  label: string | undefined;
  /** Its document is the same for everybody and works without scripts (delivery-70). */
  forEverybody: boolean;
}

/** All pages of a remote. */
export function openPages({ name, pages, menu }: PublishedRemote): OpenPage[] {
  return pages.map(({ path, expose, access, publicDocument }) => ({
    remote: name,
    path,
    expose,
    address: addressOfRecord(path),
    who: visitorOf[access.kind],
    label: menu.find((entry) => entry.path === path)?.label,
    forEverybody: publicDocument !== undefined,
  }));
}

/**
 * Of the pages of a remote one of each kind: for each who opens some, one with a record and one without, first those of
 * the menu. `npm run test:full` takes all.
 */
export function pagesOfEachKind(remote: PublishedRemote, all = everything): OpenPage[] {
  const pages = openPages(remote);
  if (all) return pages;
  const kindOf = ({ who, path }: OpenPage) => `${who} ${path.includes(':')}`;
  const first = [...pages.filter(({ label }) => label), ...pages];
  return pages.filter(
    (page) => first.find((other) => kindOf(other) === kindOf(page))?.path === page.path,
  );
}

/** The page by which a remote is known: the first of its menu, else the first that has no record. */
export function mainPage(remote: PublishedRemote): OpenPage {
  const pages = openPages(remote);
  const plain = pages.filter(({ path }) => !path.includes(':'));
  const page =
    pages.find(({ label }) => label) ?? plain.find(({ forEverybody }) => !forEverybody) ?? plain[0];
  if (!page) throw new Error(`${remote.name} has no page without a record.`);
  return page;
}
