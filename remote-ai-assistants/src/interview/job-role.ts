/** Longest role that the assistant takes, in characters. */
const MAX = 300;

/** Reads the stored job role; null when it is none. */
export function parseJobRole(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.trim().slice(0, MAX) || null;
}
