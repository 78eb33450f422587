import { shownPlace } from './draft-place.ts';
import { createKeptDrafts, holdsText, type KeptDraft, type ListedDraft } from './kept-drafts.ts';
import type { Parse } from './parse.ts';
import { type Index, parseIndex } from './storage-index.ts';

/** A place for text that lasts, as `localStorage` offers it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of the application: JSON, checked when read, of one user (formats-19). */
export interface AppStorage {
  /** The value under the key, or null when absent, broken or refused by `parse`. */
  read<T>(key: string, parse: Parse<T>): T | null;
  /**
   * Keeps a value; null removes it. A full or forbidden store is ignored.
   * @param owner a value of the device, such as the text size, outlasts the user's session
   */
  write(key: string, value: unknown, owner?: 'user' | 'device'): void;
  /**
   * Binds everything kept to this user: what another user left is removed. What was typed while nobody
   * was signed in goes on with who was signed in before, or with the first one here; from anybody else
   * it is put aside (layout-27).
   */
  bindTo(userId: number): void;
  /**
   * Removes everything that the application keeps for a user (at logout).
   * @param drafts 'keep' puts what was typed aside for the same user (layout-25)
   */
  clear(drafts?: 'keep' | 'forget'): void;
  /** Nobody is signed in: what the last user typed is put aside, out of anybody's sight. */
  hideDrafts(): void;
  /** Whether something is typed and not sent. */
  hasDrafts(): boolean;
  /**
   * What this user typed before signing out, or null.
   * @param userId null for who is not signed in
   */
  kept<T>(userId: number | null, key: string, parse: Parse<T>): KeptDraft<T> | null;
  /** Everything that this user typed before signing out and can find again, the newest first. */
  keptList(userId: number): ListedDraft[];
  /** Forgets what this user typed before signing out. */
  dropKept(userId: number | null, key: string): void;
}

const INDEX_KEY = 'silverjobs.stored';
/** Where the drafts lie that were put aside. */
export const KEPT_KEY = 'silverjobs.drafts';
/** Names of what a user types begin like this. */
export const DRAFT_PREFIX = 'draft.';

const isDraft = (key: string): boolean => key.startsWith(DRAFT_PREFIX);

/**
 * Creates the storage helper.
 * @param store where to keep text; null (server, storage forbidden) keeps nothing
 */
export function createAppStorage(store: KeyValueStore | null): AppStorage {
  const readText = (key: string): string | null => {
    try {
      return store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const writeText = (key: string, text: string | null): void => {
    try {
      if (text === null) store?.removeItem(key);
      else store?.setItem(key, text);
    } catch {
      // A full or forbidden store must never break a page.
    }
  };
  const readJson = (key: string): unknown => {
    const text = readText(key);
    if (text === null) return null;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return null;
    }
  };
  const index = (): Index => parseIndex(readJson(INDEX_KEY));
  const saveIndex = (next: Index, places = index().places ?? {}): void => {
    const names = new Set([...next.keys, ...(next.since ?? [])]);
    const known = Object.entries(places).filter(([name]) => names.has(name));
    writeText(INDEX_KEY, JSON.stringify({ ...next, places: Object.fromEntries(known) }));
  };
  const keptDrafts = createKeptDrafts({
    read: () => readJson(KEPT_KEY),
    write: (value) => writeText(KEPT_KEY, value === null ? null : JSON.stringify(value)),
  });
  const putAside = (owner: number | null, keys: readonly string[]): void => {
    const drafts = keys.filter(isDraft);
    if (drafts.length === 0) return;
    const values = Object.fromEntries(drafts.map((key) => [key, readJson(key)]));
    keptDrafts.add(owner, values, index().places);
  };
  const remove = (keys: readonly string[]): void => {
    for (const key of keys) writeText(key, null);
  };

  return {
    read: (key, parse) => {
      const value = readJson(key);
      return value === null ? null : parse(value);
    },
    write: (key, value, owner = 'user') => {
      writeText(key, value === null ? null : JSON.stringify(value));
      if (owner === 'device') return;
      const { userId, keys, since, places } = index();
      const all = [...keys, ...(since ?? [])];
      if (value === null ? !all.includes(key) : (since ?? keys).includes(key)) return;
      const others = (names: string[]) => names.filter((name) => name !== key);
      const added = value === null ? [] : [key];
      saveIndex(
        since
          ? { userId, keys: others(keys), since: [...others(since), ...added] }
          : { userId, keys: [...others(keys), ...added] },
        value !== null && isDraft(key) ? { ...places, [key]: shownPlace() } : places,
      );
    },
    bindTo: (userId) => {
      const { userId: owner, keys, since = [] } = index();
      if (owner === userId || owner === null)
        return saveIndex({ userId, keys: [...keys, ...since] });
      putAside(owner, keys);
      putAside(null, since);
      remove([...keys, ...since.filter(isDraft)]);
      saveIndex({ userId, keys: since.filter((key) => !isDraft(key)) });
    },
    clear: (drafts = 'keep') => {
      const { userId, keys, since = [] } = index();
      if (drafts === 'keep' && userId !== null) putAside(userId, keys);
      if (drafts === 'forget' && userId !== null) keptDrafts.drop(userId);
      // What was typed after the session is nobody's of whom this is cleared.
      const stays = drafts === 'keep' ? since : [];
      remove([...keys, ...since].filter((key) => !stays.includes(key)));
      saveIndex(userId === null ? { userId, keys: [] } : { userId, keys: [], since: stays });
    },
    hideDrafts: () => {
      const { userId, keys, since } = index();
      if (userId === null || since) return;
      putAside(userId, keys);
      remove(keys.filter(isDraft));
      saveIndex({ userId, keys: keys.filter((key) => !isDraft(key)), since: [] });
    },
    hasDrafts: () => {
      const { keys, since = [] } = index();
      return [...keys, ...since].some((key) => isDraft(key) && holdsText(readJson(key)));
    },
    kept: keptDrafts.find,
    keptList: keptDrafts.list,
    dropKept: keptDrafts.drop,
  };
}

/** Connects the tabs of this browser; null where that is missing or forbidden. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The storage of this tab, or null where it is missing or forbidden. */
export function sessionStore(): KeyValueStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** The browser's local storage, or null where it is missing or forbidden. */
export function browserStore(): KeyValueStore | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
