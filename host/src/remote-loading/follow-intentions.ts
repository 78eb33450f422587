import type { AccessSession } from '@silverjobs/contract/access';
import type { Registry } from '@silverjobs/federation';
import { matchRoutes } from 'react-router-dom';
import { choosePage } from '../routing/choose-page.ts';
import { pageRoutes } from '../routing/page-table.ts';
import type { RemotePage } from './load-page.ts';

/** How long a pointer rests on a link before it counts as an intention. */
const HOVER_MS = 150;

/** What intentions are followed with. */
export interface IntentionParts {
  registry: () => Registry;
  access: () => AccessSession;
  /** Fetches the code of a page; failing is no matter. */
  prefetch: (page: RemotePage) => void;
  /** Whether the visitor saves data. */
  savesData?: () => boolean;
}

/**
 * Fetches the code of a page when somebody is about to go there: on touch, focus, or 150 ms of rest on
 * its link; only where access allows it, and not for who saves data (delivery-56).
 * @returns ends it
 */
export function followIntentions(parts: IntentionParts): () => void {
  const { prefetch, savesData = connectionSavesData } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = (target: EventTarget | null): void => {
    const page = savesData() ? null : pageOf(target, parts);
    if (page) prefetch(page);
  };
  const onRest = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => follow(target), HOVER_MS);
  };
  const onSure = ({ target }: Event) => follow(target);

  document.addEventListener('pointerover', onRest, { passive: true });
  document.addEventListener('touchstart', onSure, { passive: true });
  document.addEventListener('focusin', onSure);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', onRest);
    document.removeEventListener('touchstart', onSure);
    document.removeEventListener('focusin', onSure);
  };
}

/** The page of a remote that a link leads to, for who may open it. */
function pageOf(
  target: EventTarget | null,
  { registry, access }: Pick<IntentionParts, 'registry' | 'access'>,
): RemotePage | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download')
  )
    return null;
  const known = registry();
  const pages = matchRoutes(pageRoutes(known), link.pathname)?.at(-1)?.route.pages ?? [];
  const choice = choosePage(pages, access(), link.pathname, null);
  if (choice.kind !== 'page' || known.disabled?.includes(choice.page.remote.name)) return null;
  return choice.page;
}

function connectionSavesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}
