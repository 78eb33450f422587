import { type DraftPlace, isPlace } from './draft-place.ts';

/** Which names the application has stored, and whose they are (formats-19). */
export interface Index {
  /** Who is signed in, or was last; null while nobody ever was. */
  userId: number | null;
  keys: string[];
  /** What was stored since that user's session has ended; missing while it runs (layout-27). */
  since?: string[];
  /** Where drafts were typed, by name. */
  places?: Record<string, DraftPlace>;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads the index; what is broken counts as empty. */
export function parseIndex(value: unknown): Index {
  if (typeof value !== 'object' || value === null) return { userId: null, keys: [] };
  const { userId, keys, since, places } = value as { [name in keyof Index]?: unknown };
  return {
    userId: typeof userId === 'number' ? userId : null,
    keys: texts(keys),
    ...(Array.isArray(since) && { since: texts(since) }),
    places: Object.fromEntries(Object.entries(places ?? {}).filter(([, place]) => isPlace(place))),
  };
}
