import type { Registry, RegistryPage } from '@silverjobs/federation';
import { matchPages } from '../releases/match-page.ts';

/** A document that is the same for everybody, as it was answered. */
export interface PublicDocument {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  etag: string;
  /** Of the data it was made of; see `ViewResult`. */
  madeOf: string;
}

/** How long a document of a page may be answered once more; see `publicDocument` of its declaration. */
export type Freshness = NonNullable<RegistryPage['publicDocument']>;

/** Documents of some thousand jobs. */
const MOST_BYTES = 64 * 1024 * 1024;
/** For so long a document of the same data is not made anew: what it says of now, and how it is packed, may be old. */
const MOST_MADE_MS = 10 * 60_000;

/** The freshness of the document of a path, where it is the same for everybody; null where it is not. */
export function freshnessOf(registry: Registry, path: string): Freshness | null {
  const [match, ...others] = matchPages(registry, path);
  return (others.length === 0 && match?.page.publicDocument) || null;
}

/** What caches may do with the document: browsers ask each time, and mostly hear that it is the same. */
export function publicCacheControl({ freshSeconds, staleSeconds }: Freshness): string {
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
}

interface Entry {
  document: PublicDocument;
  /** When it was rendered, in milliseconds of a clock that never goes back. */
  madeAt: number;
  /** Until when it may be answered, of the same clock. */
  until: number;
}

/**
 * Keeps public documents for as long as they are fresh. One that is asked for by many at once is made once;
 * afterwards it is made anew only of other data, and with the same content keeps its tag (delivery-70).
 * @param now clock in milliseconds
 */
export function createPublicDocuments(now = () => performance.now()) {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<PublicDocument | null>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.document.body.length ?? 0;
    entries.delete(key);
  };
  const fresh = (key: string): PublicDocument | null => {
    const known = entries.get(key);
    return known && now() < known.until ? known.document : null;
  };
  const keep = (key: string, made: PublicDocument, freshSeconds: number): PublicDocument => {
    const before = entries.get(key);
    const known = before?.document;
    const madeAt = before && made === known ? before.madeAt : now();
    // The nonce differs each time: with the old document goes its policy, which permits its scripts.
    const document = known?.etag === made.etag && known.status === made.status ? known : made;
    forget(key);
    if (document.body.length > MOST_BYTES) return document;
    entries.set(key, { document, madeAt, until: now() + freshSeconds * 1_000 });
    bytes += document.body.length;
    for (const oldest of entries.keys()) {
      if (bytes <= MOST_BYTES) break;
      forget(oldest);
    }
    return document;
  };

  return {
    /** The document of a key while it is fresh. */
    fresh,
    /**
     * The document of a key: the kept one while it is fresh, else a new one.
     * @param make is given the one that is no longer fresh, and gives it back where nothing has changed; null
     *   where there is none that may be kept
     */
    get: async (
      key: string,
      { freshSeconds }: Freshness,
      make: (known: PublicDocument | null) => Promise<PublicDocument | null>,
    ): Promise<PublicDocument | null> => {
      const kept = fresh(key);
      if (kept) return kept;
      const found = underWay.get(key);
      if (found) return found;
      const before = entries.get(key);
      const known = before && now() - before.madeAt < MOST_MADE_MS ? before.document : null;
      const making = make(known)
        // Rather what was right seconds ago than nothing.
        .then((made) =>
          made ? keep(key, made, freshSeconds) : (entries.get(key)?.document ?? null),
        )
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

/** Whether the browser has this very document already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
