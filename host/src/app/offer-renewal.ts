import type { Shell } from '@silverjobs/shell';
import { RETURNED, RenewalOffer } from '../frame/remote-page/RenewalOffer.tsx';
import type { LiveRegistry } from '../loading/live-registry.ts';
import type { PageRouteData } from '../loading/load-page.ts';
import type { Renewal } from '../loading/renewal.ts';
import type { AppRouter } from './routing/create-router.tsx';

/** Where somebody writes or is asked something. */
const FIELD = 'input, textarea, select, [contenteditable]';
const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]';
/** Of pages with a frame; those around signing in have no place for it. */
const PLACE = '.app-main';

/** What the offer works with. */
export interface OfferParts {
  router: Pick<AppRouter, 'state' | 'subscribe'>;
  registry: Pick<LiveRegistry, 'current' | 'look'>;
  /** Release of the host that the document named. */
  hostRelease: string | undefined;
  asking: Renewal['asking'];
  /** Whether there is input that a reload could cost. */
  unsaved: () => boolean;
  announce: Shell['announce'];
}

/**
 * Tells whoever comes back to a tab that a newer release of the host or of the page's remote is live, once for each
 * release (delivery-94). Nothing is told while somebody writes or answers a dialog, but as soon as that is over; what is
 * said of a page goes with it, because going on takes the newer release by itself.
 * @returns to be called when somebody comes back
 */
export function offerRenewal(parts: OfferParts): () => Promise<void> {
  const { router, registry, hostRelease, asking, unsaved, announce } = parts;
  const told = new Set<string>();
  let shown: string[] = [];
  let due = false;

  const mustWait = (): boolean =>
    document.querySelector(PLACE) === null ||
    unsaved() ||
    document.activeElement?.matches(FIELD) === true ||
    document.querySelector(DIALOG) !== null;

  const offer = (): void => {
    const newer = newerReleases(router.state, registry, hostRelease);
    const { question } = asking.getState();
    if (question === 'returned' && !newer.some((one) => shown.includes(one)))
      asking.setState({ question: null });
    if (!due) return;
    if (newer.every((one) => told.has(one))) {
      due = false;
      return;
    }
    if (question !== null || mustWait()) return;
    due = false;
    shown = newer;
    for (const one of newer) told.add(one);
    asking.setState({ question: 'returned', Offer: RenewalOffer });
    announce(RETURNED);
  };

  // Whatever takes the focus has it only afterwards.
  document.addEventListener('focusout', () => void setTimeout(offer));
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') offer();
  });
  return async () => {
    await registry.look();
    due = true;
    offer();
  };
}

/** What is live in place of the releases that are shown, such as `jobs 0a1b2c3d4e5f`. */
function newerReleases(
  { matches, loaderData }: Pick<AppRouter['state'], 'matches' | 'loaderData'>,
  registry: Pick<LiveRegistry, 'current'>,
  hostRelease: string | undefined,
): string[] {
  const { host, remotes, disabled = [] } = registry.current();
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as PageRouteData | null | undefined;
  const page = data?.kind === 'page' && data.result.kind === 'loaded' ? data.result : null;
  const live = page && !disabled.includes(page.remote) ? remotes[page.remote] : undefined;
  return [
    ...(host && hostRelease && host.release !== hostRelease ? [`host ${host.release}`] : []),
    ...(page && live && live.release !== page.release ? [`${live.name} ${live.release}`] : []),
  ];
}
