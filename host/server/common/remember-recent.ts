/** Contents by key, those used last, up to a number of bytes. */
export interface RecentContents {
  get(key: string): Uint8Array | undefined;
  set(key: string, content: Uint8Array): void;
}

/** @param limit most bytes to hold; a larger content is not held at all */
export function rememberRecent(limit: number): RecentContents {
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
