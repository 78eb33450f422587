/** Who holds unsaved input; asked before anything reloads or leaves. */
export interface UnsavedWork {
  /** Reports unsaved input under a name until the returned function is called. */
  hold(name: string): () => void;
  /** Names of all unsaved input. */
  names(): string[];
}

/** Creates the register of unsaved work; remotes report here, the host asks before a reload. */
export function createUnsavedWork(): UnsavedWork {
  const held = new Map<symbol, string>();
  return {
    hold: (name) => {
      const key = Symbol(name);
      held.set(key, name);
      return () => held.delete(key);
    },
    names: () => [...held.values()],
  };
}
