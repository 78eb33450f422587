import { type AccessRule, type AccessSession, evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import type { RemoteRelease } from '@silverjobs/federation';
import type { Environment } from '@silverjobs/shell';

type RegistryMenuEntry = RemoteRelease['menu'][number];

/** A number beside an entry; without a topic it is asked for now and then. */
export type Badge = NonNullable<RegistryMenuEntry['polledBadge']> &
  Partial<Pick<NonNullable<RegistryMenuEntry['badge']>, 'topic'>>;

/** An entry as the menu shows it. */
export interface VisibleMenuEntry extends Omit<RegistryMenuEntry, 'badge' | 'polledBadge'> {
  badge?: Badge;
  /** The paid plan would open it; it leads to the page that explains the plan (layout-4). */
  locked: boolean;
}

/** A group of the menu with its German heading. */
export interface VisibleMenuSection {
  /** Differs from that of every other one. */
  key: string;
  section: RegistryMenuEntry['section'];
  heading: string;
  entries: VisibleMenuEntry[];
}

const headings: [RegistryMenuEntry['section'], string][] = [
  ['jobs', 'Stellen'],
  ['personal', 'Mein Bereich'],
  ['silverplus', 'silver+'],
  ['employer', 'Für Arbeitgeber'],
  ['operator', 'Betrieb'],
];

/** For whom and where the menu is shown. */
export interface MenuViewer {
  session: AccessSession;
  /** On staging and local hosts entries that the plan locks are left out (layout-5). */
  environment: Environment;
}

/** The menu for a visitor: each entry as its page allows (layout-3, layout-4). */
export function menuSections(
  remotes: RemoteRelease[],
  { session, environment }: MenuViewer,
): VisibleMenuSection[] {
  const entries = remotes.flatMap((remote) =>
    remote.menu.flatMap(({ badge: told, polledBadge, ...entry }) => {
      const badge = told ?? polledBadge;
      const locked = lockOf(ruleOf(remote, entry.path), session);
      const shown = environment === 'production' ? locked !== null : locked === false;
      return shown ? [{ ...entry, ...(badge && { badge }), locked: locked === true }] : [];
    }),
  );
  return headings
    .flatMap(([section, heading]) => {
      const here = entries
        .filter((entry) => entry.section === section)
        .sort((one, other) => one.order - other.order);
      const common = here.filter(({ ownSection }) => !ownSection);
      return [{ key: section, section, heading, entries: common }, ...ownSections(section, here)];
    })
    .filter((section) => section.entries.length > 0);
}

/** Sections that teams have brought, behind one of ours; the first entry of a name says its heading. */
function ownSections(
  section: VisibleMenuSection['section'],
  entries: readonly VisibleMenuEntry[],
): VisibleMenuSection[] {
  const own = new Map<string, VisibleMenuSection>();
  for (const entry of entries) {
    if (!entry.ownSection) continue;
    const { name, heading } = entry.ownSection;
    const known = own.get(name) ?? { key: `own ${name}`, section, heading, entries: [] };
    known.entries.push(entry);
    own.set(name, known);
  }
  return [...own.values()];
}

/** The tabs of the header, in their order (layout-2). */
export function headerTabs(remotes: RemoteRelease[], viewer: MenuViewer): VisibleMenuEntry[] {
  return menuSections(remotes, viewer)
    .flatMap((section) => section.entries)
    .filter((entry) => entry.tab !== undefined)
    .sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0));
}

/**
 * The tab that stands for the page shown: its own, else the first one of the section of its menu
 * entry, so that 'Gemerkte Stellen' is under 'Silverjobs'.
 */
export function currentTab(
  tabs: readonly VisibleMenuEntry[],
  sections: readonly VisibleMenuSection[],
  marked: string,
): VisibleMenuEntry | undefined {
  const own = tabs.find((tab) => isCurrent(tab.path, marked));
  if (own) return own;
  const around = sections.find(({ entries }) =>
    entries.some(({ path }) => isCurrent(path, marked)),
  );
  return tabs.find(({ section }) => section === around?.section);
}

function ruleOf(remote: RemoteRelease, path: string): AccessRule | undefined {
  return remote.pages.find((page) => page.path === path)?.access;
}

/** Whether the entry is locked; null when it is not shown at all. */
function lockOf(rule: AccessRule | undefined, session: AccessSession): boolean | null {
  if (!rule) return null;
  const decision = evaluateAccess(rule, session);
  if (decision.allowed) return false;
  return decision.reason === 'feature' ? true : null;
}

/** Whether a marked path belongs to an entry: the page itself or one below it; / only itself. */
export function isCurrent(entryPath: string, path: string): boolean {
  if (path === entryPath) return true;
  return entryPath !== paths.start && path.startsWith(`${entryPath}/`);
}
