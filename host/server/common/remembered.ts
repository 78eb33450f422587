/** What is known under a name, or made now; the oldest is forgotten. */
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
