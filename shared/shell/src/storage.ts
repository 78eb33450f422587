import { createKeptDrafts, holdsText, type KeptDraft } from './kept-drafts.ts';
import type { Parse } from './parse.ts';

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
  /** Binds everything kept to this user: what another user left is removed. */
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
  /** What this user typed before signing out, or null. */
  kept<T>(userId: number, key: string, parse: Parse<T>): KeptDraft<T> | null;
  /** Forgets what this user typed before signing out. */
  dropKept(userId: number, key: string): void;
}

const INDEX_KEY = 'silverjobs.stored';
const KEPT_KEY = 'silverjobs.drafts';
/** Names of what a user types begin like this. */
export const DRAFT_PREFIX = 'draft.';

interface Index {
  userId: number | null;
  keys: string[];
}

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
  const saveIndex = (next: Index): void => writeText(INDEX_KEY, JSON.stringify(next));
  const keptDrafts = createKeptDrafts({
    read: () => readJson(KEPT_KEY),
    write: (value) => writeText(KEPT_KEY, value === null ? null : JSON.stringify(value)),
  });
  const draftKeys = (): string[] => index().keys.filter((key) => key.startsWith(DRAFT_PREFIX));
  const putAside = (): void => {
    const { userId } = index();
    const keys = draftKeys();
    if (userId === null || keys.length === 0) return;
    keptDrafts.add(userId, Object.fromEntries(keys.map((key) => [key, readJson(key)])));
  };
  const clear = (userId: number | null): void => {
    for (const key of index().keys) writeText(key, null);
    saveIndex({ userId, keys: [] });
  };

  return {
    read: (key, parse) => {
      const value = readJson(key);
      return value === null ? null : parse(value);
    },
    write: (key, value, owner = 'user') => {
      const { userId, keys } = index();
      if (value === null) {
        writeText(key, null);
        if (keys.includes(key)) saveIndex({ userId, keys: keys.filter((kept) => kept !== key) });
        return;
      }
      writeText(key, JSON.stringify(value));
      if (owner === 'user' && !keys.includes(key)) saveIndex({ userId, keys: [...keys, key] });
    },
    bindTo: (userId) => {
      const { userId: owner, keys } = index();
      if (owner === userId) return;
      if (owner === null) return saveIndex({ userId, keys });
      putAside();
      clear(userId);
    },
    clear: (drafts = 'keep') => {
      const { userId } = index();
      if (drafts === 'keep') putAside();
      else if (userId !== null) keptDrafts.drop(userId);
      clear(null);
    },
    hideDrafts: () => {
      const { userId, keys } = index();
      if (userId === null) return;
      putAside();
      const hidden = draftKeys();
      for (const key of hidden) writeText(key, null);
      saveIndex({ userId, keys: keys.filter((key) => !hidden.includes(key)) });
    },
    hasDrafts: () => draftKeys().some((key) => holdsText(readJson(key))),
    kept: keptDrafts.find,
    dropKept: keptDrafts.drop,
  };
}

function parseIndex(value: unknown): Index {
  if (typeof value !== 'object' || value === null) return { userId: null, keys: [] };
  const { userId, keys } = value as { userId?: unknown; keys?: unknown };
  return {
    userId: typeof userId === 'number' ? userId : null,
    keys: Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [],
  };
}

/** The browser's local storage, or null where it is missing or forbidden. */
export function browserStore(): KeyValueStore | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
