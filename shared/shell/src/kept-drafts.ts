import { type DraftPlace, isPlace } from './draft-place.ts';
import type { Parse } from './parse.ts';

/** What a user typed and did not send before signing out. */
export interface KeptDraft<T = unknown> {
  value: T;
  /** When it was put aside, in milliseconds since 1970. */
  at: number;
}

/** A kept draft in a list: its name, when it was put aside, and its page. */
export interface ListedDraft extends DraftPlace {
  key: string;
  at: number;
}

/** Unsent texts of the users of this browser, each for its user alone (layout-25). */
export interface KeptDrafts {
  /** Puts drafts aside for a user (null: who is not signed in), over older ones of the same names. */
  add(
    userId: number | null,
    drafts: Readonly<Record<string, unknown>>,
    places?: Readonly<Record<string, DraftPlace>>,
  ): void;
  /** The drafts of this user whose pages are known, the newest first. */
  list(userId: number): ListedDraft[];
  /** The draft of this user, or null when absent, too old or refused by `parse`. */
  find<T>(userId: number | null, key: string, parse: Parse<T>): KeptDraft<T> | null;
  /** Forgets one draft of a user, without a name all of them. */
  drop(userId: number | null, key?: string): void;
}

const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Characters of all kept drafts together; a browser keeps some five million in all. */
const MAX_LENGTH = 400_000;

type Entry = KeptDraft & { userId: number | null; key: string; place?: DraftPlace | undefined };

/**
 * Creates the store of kept drafts.
 * @param file where the drafts of all users lie, as one JSON value
 */
export function createKeptDrafts(file: {
  read(): unknown;
  write(value: unknown): void;
}): KeptDrafts {
  const entries = (): Entry[] => {
    const stored = file.read();
    const now = Date.now();
    return Array.isArray(stored)
      ? stored.filter(isEntry).filter(({ at }) => at <= now && now - at < MAX_AGE_MS)
      : [];
  };
  const save = (all: Entry[]): void => file.write(all.length > 0 ? withinLimit(all) : null);
  const isOf = (userId: number | null, key: string) => (entry: Entry) =>
    entry.userId === userId && entry.key === key;

  return {
    add: (userId, drafts, places = {}) => {
      const at = Date.now();
      const added = Object.entries(drafts)
        .filter(([, value]) => holdsText(value))
        .map(([key, value]): Entry => ({ userId, key, value, at, place: places[key] }));
      const older = entries().filter((entry) => !added.some(({ key }) => isOf(userId, key)(entry)));
      save([...older, ...added]);
    },
    list: (userId) =>
      entries()
        .filter((entry) => entry.userId === userId)
        .flatMap(({ key, at, place }) => (isPlace(place) ? [{ key, at, ...place }] : []))
        .sort((one, other) => other.at - one.at),
    find: (userId, key, parse) => {
      const found = entries().find(isOf(userId, key));
      const value = found ? parse(found.value) : null;
      return found && value !== null ? { value, at: found.at } : null;
    },
    drop: (userId, key) => {
      const isDropped = (entry: Entry) =>
        entry.userId === userId && (key === undefined || entry.key === key);
      save(entries().filter((entry) => !isDropped(entry)));
    },
  };
}

/** Whether a draft holds anything that somebody typed; members with $ are the form's own. */
export function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, part]) => !name.startsWith('$') && typeof part !== 'boolean' && holdsText(part),
  );
}

/** The newest that fit. */
function withinLimit(all: Entry[]): Entry[] {
  let room = MAX_LENGTH;
  return [...all]
    .sort((one, other) => other.at - one.at)
    .filter((entry) => {
      const { length } = JSON.stringify(entry);
      if (length > room) return false;
      room -= length;
      return true;
    });
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, key, at } = value as Partial<Entry>;
  const isOwner = userId === null || typeof userId === 'number';
  return isOwner && typeof key === 'string' && typeof at === 'number';
}
