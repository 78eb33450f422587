/** Memoizes by the object that is given; a result lives as long as its object. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { made: T }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}

/** The cached value of a key, or a new one; with `most` entries the oldest is evicted. */
export function getOrCreateBounded<T>(
  known: Map<string, T>,
  most: number,
  key: string,
  make: () => T,
): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

/** An LRU cache of contents, bounded by bytes. */
export interface ByteLruCache {
  get(key: string): Uint8Array | undefined;
  set(key: string, content: Uint8Array): void;
}

/** @param limit most bytes to hold; a larger content is not held at all */
export function createByteLruCache(limit: number): ByteLruCache {
  const contents = new Map<string, Uint8Array>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= contents.get(key)?.length ?? 0;
    contents.delete(key);
  };
  return {
    get: (key) => {
      const content = contents.get(key);
      if (content) {
        // A Map keeps its order; the one used last goes to the end.
        contents.delete(key);
        contents.set(key, content);
      }
      return content;
    },
    set: (key, content) => {
      if (content.length > limit) return;
      forget(key);
      contents.set(key, content);
      bytes += content.length;
      for (const oldest of contents.keys()) {
        if (bytes <= limit) break;
        forget(oldest);
      }
    },
  };
}
