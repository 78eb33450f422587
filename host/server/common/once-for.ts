/** Has something made once for each object, and kept as long as that. */
export function onceFor<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { made: T }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}
