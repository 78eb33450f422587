import type { AccessSession } from '@silverjobs/contract/access';
import { withoutBasePath } from '@silverjobs/contract/base-path';
import { type DataRouter, matchRoutes } from 'react-router-dom';
import { choosePage } from '../../common/choose-page.ts';
import { pageRoutes, type RemotePage } from '../../common/page-table.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { PageLoader } from './load-page.ts';
import type { DataPrefetch } from './prefetch-data.ts';

/** How long a pointer rests on a link before it counts as an intention. */
const HOVER_MS = 150;
/** What tells a visitor who goes on from one who only looks. */
const ACTIVITY = ['pointermove', 'touchstart', 'scroll', 'keydown'];

export interface PrefetchParts {
  registry: LiveRegistry;
  access: () => AccessSession;
  loader: Pick<PageLoader, 'prefetch'>;
  router: Pick<DataRouter, 'subscribe'>;
  /** Imports the prefetch of data; only for somebody who does anything. */
  importData: () => Promise<DataPrefetch>;
  /** Runs work once the browser is idle. */
  whenIdle: (work: () => Promise<void>) => void;
  /** Whether the visitor saves data. */
  savesData?: () => boolean;
}

/**
 * Prefetches code and data of a page when somebody is about to go there: on touch, focus, or 150 ms of
 * hover on its link; data at the latest with the navigation, beside the code. The code of a list's
 * detail page is prefetched once somebody does anything on the list. All only where access allows it,
 * and not for who saves data (delivery-56, delivery-58).
 * @returns ends it
 */
export function prefetchOnIntent(parts: PrefetchParts): () => void {
  const { registry, loader, router, savesData = connectionSavesData } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let imported: Promise<DataPrefetch> | undefined;
  const ended = new AbortController();
  const { signal } = ended;

  /** A failed import is tried again with the next intent. */
  const importData = (): Promise<DataPrefetch> => {
    const importing = imported ?? parts.importData();
    imported = importing;
    importing.catch(() => {
      imported = undefined;
    });
    return importing;
  };
  const prefetchData = (page: RemotePage, address: { pathname: string; search: string }): void => {
    importData()
      .then((data) => data.prefetch(page, address))
      .catch(() => {});
  };
  const follow = (target: EventTarget | null): void => {
    const link = savesData() ? null : linkOf(target);
    const address = link && addressOf(link);
    const page = address && pageAt(address.pathname, parts);
    if (!page) return;
    loader.prefetch(page);
    // The navigation need not wait for it as long then.
    void registry.refresh();
    prefetchData(page, address);
  };
  const onHover = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => follow(target), HOVER_MS);
  };
  const onTouch = ({ target }: Event) => follow(target);

  let lastPath = '';
  const onActivity = () => {
    const path = withoutBasePath(location.pathname);
    if (lastPath === path || savesData()) return;
    lastPath = path;
    parts.whenIdle(async () => {
      void importData();
      for (const page of pagesBelow(path, parts)) loader.prefetch(page);
    });
  };

  const options = { passive: true, signal };
  document.addEventListener('pointerover', onHover, options);
  document.addEventListener('touchstart', onTouch, options);
  document.addEventListener('focusin', onTouch, options);
  for (const sign of ACTIVITY) document.addEventListener(sign, onActivity, options);
  let last: unknown;
  const stop = router.subscribe(({ navigation }) => {
    const next = navigation.location;
    const begins = next && next !== last;
    last = next;
    if (!begins || savesData()) return;
    const address = addressOf(next);
    const page = pageAt(address.pathname, parts);
    if (page) prefetchData(page, address);
  });
  return () => {
    clearTimeout(timer);
    ended.abort();
    stop();
  };
}

/** A link to a page of this tab. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const stays = link?.href && link.origin === location.origin && !link.target;
  return stays && !link.hasAttribute('download') ? link : null;
}

/** Path and query of the product behind an address of this origin. */
function addressOf({ pathname, search }: { pathname: string; search: string }) {
  return { pathname: withoutBasePath(pathname), search };
}

type Known = Pick<PrefetchParts, 'registry' | 'access'>;

/** The page of a remote at a path, for who may open it. */
function pageAt(pathname: string, { registry, access }: Known): RemotePage | null {
  const known = registry.current();
  const pages = matchRoutes(pageRoutes(known), pathname)?.at(-1)?.route.pages ?? [];
  const choice = choosePage(pages, access(), pathname, null);
  if (choice.kind !== 'page' || known.disabled?.includes(choice.page.remote.name)) return null;
  return choice.page;
}

/** Pages of single entries that belong to the list at a path. */
function pagesBelow(pathname: string, parts: Known): RemotePage[] {
  const list = pageAt(pathname, parts);
  if (!list) return [];
  const { remote, page } = list;
  const below = remote.pages.filter(
    ({ path, under }) =>
      /\/:\w+$/.test(path) && (under === page.path || path.startsWith(`${page.path}/`)),
  );
  return below.flatMap((entry) => {
    const choice = choosePage([{ remote, page: entry }], parts.access(), entry.path, null);
    return choice.kind === 'page' ? [choice.page] : [];
  });
}

function connectionSavesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
