import type { Registry } from '@silverjobs/federation';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand';

/** Key in the session's storage: the registry for which this tab was reloaded. */
const RENEWED_FOR = 'silverjobs.renewedFor';
/** The user is waiting for a message; a slower registry is no help. */
const FETCH_TIMEOUT_MS = 1_000;

/** What to do after a file of this tab's releases failed. */
type RenewalStep =
  /** Reload the document; nothing is unsaved. */
  | 'reload'
  /** The user was asked, because something is unsaved. */
  | 'asked'
  /** The server has nothing newer, or the tab was reloaded for it already. */
  | 'none';

/** Why the user is asked whether to load the page anew. */
export type RenewalQuestion =
  /** A part of it did not come, and something is unsaved. */
  | 'failed'
  /** Newer releases are live than those of a tab that was left alone for a while. */
  | 'returned'
  /** It was asked for while something is unsaved. */
  | 'unsaved';

/** What the notice of newer releases does. */
export interface OfferProps {
  onReload: () => void;
  onLater: () => void;
}

/** What the user is being asked; null for nothing. */
export interface RenewalState {
  question: RenewalQuestion | null;
  /** Tells of newer releases; its code comes when there is something to tell. */
  Offer?: ComponentType<OfferProps>;
}

/** Brings a tab to the present releases when its own files fail: once, and never over input. */
export interface Renewal {
  /** What the user is being asked. */
  readonly asking: StoreApi<RenewalState>;
  /** Loads the page anew, as the user wants; asks once more while something is unsaved. */
  reload(): void;
  /** @param live the registry on the server now, if it is known already */
  afterFailure(live?: Registry | null): Promise<RenewalStep>;
}

/** What the renewal works with. */
export interface RenewalParts {
  /** The registry that the document brought. */
  own: Registry;
  /** Release of the host that the document named. */
  hostRelease: string | undefined;
  fetchRegistry: () => Promise<Registry>;
  /** Whether there is input that a reload could cost. */
  unsaved: () => boolean;
  /** Of this tab; may refuse. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Loads the document anew; given by tests. */
  loadAnew?: () => void;
}

const loadAnew = (): void => window.location.reload();

/** Creates the renewal of a tab. */
export function createRenewal(parts: RenewalParts): Renewal {
  const asking = createStore<RenewalState>(() => ({ question: null }));
  return {
    asking,
    reload: () => {
      if (parts.unsaved()) asking.setState({ question: 'unsaved' });
      else (parts.loadAnew ?? loadAnew)();
    },
    afterFailure: async (known) => {
      const live = known === undefined ? await fetchLive(parts.fetchRegistry) : known;
      if (!live || !isOutdated(parts, live)) return 'none';
      if (parts.unsaved()) {
        asking.setState({ question: 'failed' });
        return 'asked';
      }
      return takeReload(parts.storage, live.revision) ? 'reload' : 'none';
    },
  };
}

/** After a part of the shown page failed: true when nothing else needs to be said. */
export async function renewNow(renewal: Renewal): Promise<boolean> {
  const step = await renewal.afterFailure();
  if (step === 'reload') loadAnew();
  return step !== 'none';
}

/** Whether a new document would bring other releases. */
function isOutdated({ own, hostRelease }: RenewalParts, live: Registry): boolean {
  if (hostRelease && live.host && live.host.release !== hostRelease) return true;
  return Object.values(own.remotes).some(({ name, release }) => {
    const now = live.remotes[name];
    return now !== undefined && now.release !== release;
  });
}

/** Takes the one reload that a tab has for a registry; without a storage there is none. */
function takeReload(storage: RenewalParts['storage'], revision: number): boolean {
  try {
    if (!storage || Number(storage.getItem(RENEWED_FOR) ?? -1) >= revision) return false;
    storage.setItem(RENEWED_FOR, String(revision));
    return true;
  } catch {
    return false;
  }
}

async function fetchLive(fetchRegistry: () => Promise<Registry>): Promise<Registry | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FETCH_TIMEOUT_MS);
  });
  const registry = await Promise.race([fetchRegistry().catch(() => null), late]);
  clearTimeout(timer);
  return registry;
}
