import type { PublishedRegistry } from './registry.ts';

/** A page of a remote that a member of silver+ opens by the menu. */
export interface Area {
  remote: string;
  path: string;
  /** Its menu entry. */
  label: string;
  /** Its heading when it works. */
  heading: RegExp;
}

/** One page of each remote but the one that stays sound. */
export const areas: readonly Area[] = [
  { remote: 'jobs', path: '/', label: 'Silverjobs', heading: /^Jobs für Sie/ },
  { remote: 'messaging', path: '/messages', label: 'Nachrichten', heading: /^Nachrichten/ },
  { remote: 'profile', path: '/profile', label: 'Mein Profil', heading: /^Mein Profil/ },
  { remote: 'account', path: '/account', label: 'Mein Konto', heading: /^Mein Konto/ },
  { remote: 'ai-assistants', path: '/job-coach', label: 'Job-Coach', heading: /Job Coach$/ },
];

/** A page of a remote that works whatever becomes of the others. */
export const soundArea: Area = {
  remote: 'silverplus',
  path: '/courses',
  label: 'Online-Kurse',
  heading: /^Online-Kurse/,
};

/** Files without which a page cannot be shown, as patterns of their paths. */
export const filesOfPage = {
  entry: (area, registry) => inRelease(area, pageOf(area, registry).entry),
  'page chunk': (area, registry) =>
    inRelease(area, `${pageOf(area, registry).expose}\\.\\w+\\.chunk\\.js`),
  'style sheet': (area) => inRelease(area, '.*\\.css'),
} as const satisfies Record<string, (area: Area, registry: PublishedRegistry) => RegExp>;

function pageOf({ remote, path }: Area, registry: PublishedRegistry) {
  const { entry = '', pages = [] } = registry.remotes[remote] ?? {};
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${remote} has no page ${path}.`);
  return { entry: entry.replaceAll('.', '\\.'), expose: page.expose };
}

const inRelease = ({ remote }: Area, file: string) =>
  new RegExp(`^/releases/${remote}/\\w+/${file}$`);
