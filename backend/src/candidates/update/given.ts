/** Fields of a document that the sender named, without undefined. */
export function given<T extends object>(section: T | undefined): T {
  const entries = Object.entries(section ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}
