/**
 * How long a token counts after it was renewed, in milliseconds: calls that were under way with it, and
 * another tab that renews at the same moment (access-43).
 */
export const OVERLAP_MS = 30_000;

/** Whether a token that was replaced still counts. */
export function isOverlapping(replacedAt: Date, now: Date): boolean {
  return now.getTime() < replacedAt.getTime() + OVERLAP_MS;
}
