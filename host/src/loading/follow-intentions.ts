import type { AccessSession } from '@silverjobs/contract/access';
import { type DataRouter, matchRoutes } from 'react-router-dom';
import { choosePage } from '../../common/choose-page.ts';
import type { RemotePage } from '../../common/page-table.ts';
import { pageRoutes } from '../../common/page-table.ts';
import type { FirstAnswers } from './first-answers.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { PageLoader } from './load-page.ts';

/** How long a pointer rests on a link before it counts as an intention. */
const HOVER_MS = 150;
/** What somebody does who is not only looking at the first view. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/** What intentions are followed with. */
export interface IntentionParts {
  registry: LiveRegistry;
  access: () => AccessSession;
  loader: Pick<PageLoader, 'prefetch'>;
  router: Pick<DataRouter, 'subscribe'>;
  /** Asks ahead for the data of pages; only fetched for somebody who does anything. */
  answers: () => Promise<FirstAnswers>;
  /** Runs what can wait until the browser is at rest. */
  atRest: (work: () => Promise<void>) => void;
  /** Whether the visitor saves data. */
  savesData?: () => boolean;
}

/**
 * Fetches code and data of a page when somebody is about to go there: on touch, focus, or 150 ms of rest
 * on its link; data at the latest with the navigation, beside the code. The page of an entry belongs to
 * its list, its code comes once somebody does anything there. All only where access allows it, and not
 * for who saves data (delivery-56, delivery-58).
 * @returns ends it
 */
export function followIntentions(parts: IntentionParts): () => void {
  const { registry, loader, router, savesData = connectionSavesData } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answers: Promise<FirstAnswers> | undefined;
  const lives = new AbortController();
  const { signal } = lives;

  /** What could not be fetched is fetched with the next intention. */
  const fetchAnswers = (): Promise<FirstAnswers> => {
    const fetched = answers ?? parts.answers();
    answers = fetched;
    fetched.catch(() => {
      answers = undefined;
    });
    return fetched;
  };
  const expectData = (page: RemotePage, address: { pathname: string; search: string }): void => {
    fetchAnswers()
      .then((known) => known.expect(page, address))
      .catch(() => {});
  };
  const follow = (target: EventTarget | null): void => {
    const link = savesData() ? null : linkOf(target);
    const page = link && pageAt(link.pathname, parts);
    if (!page) return;
    loader.prefetch(page);
    // The navigation need not wait for it as long then.
    void registry.refresh();
    expectData(page, link);
  };
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => follow(target), HOVER_MS);
  };
  const onSure = ({ target }: Event) => follow(target);

  let alive = '';
  const onLife = () => {
    const path = location.pathname;
    if (alive === path || savesData()) return;
    alive = path;
    parts.atRest(async () => {
      void fetchAnswers();
      for (const page of pagesBelow(path, parts)) loader.prefetch(page);
    });
  };

  const options = { passive: true, signal };
  document.addEventListener('pointerover', onRest, options);
  document.addEventListener('touchstart', onSure, options);
  document.addEventListener('focusin', onSure, options);
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, onLife, options);
  let last: unknown;
  const stop = router.subscribe(({ navigation }) => {
    const next = navigation.location;
    const begins = next && next !== last;
    last = next;
    const page = begins && !savesData() && pageAt(next.pathname, parts);
    if (page) expectData(page, next);
  });
  return () => {
    clearTimeout(timer);
    lives.abort();
    stop();
  };
}

/** A link to a page of this tab. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const stays = link?.href && link.origin === location.origin && !link.target;
  return stays && !link.hasAttribute('download') ? link : null;
}

type Known = Pick<IntentionParts, 'registry' | 'access'>;

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
