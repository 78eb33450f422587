import type { KeyboardEvent } from 'react';

/** Keys that lead to the next number on the map, and to the one before. */
const STEPS: Partial<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Leads the focus by keyboard: Enter on the map goes to its first number, arrows to the others from
 * north to south, Escape back to the map (jobs-114). Tab leaves the map.
 * @returns whether the key is used up
 */
export function walkClusters(
  map: HTMLElement | null,
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
): boolean {
  const all = [...(map?.querySelectorAll<HTMLElement>('.job-map__cluster') ?? [])];
  if (target === map) {
    if (key !== 'Enter') return false;
    all[0]?.focus();
    return true;
  }
  if (key === 'Escape') {
    map?.focus();
    return true;
  }
  const at = all.indexOf(target as HTMLElement);
  const step = STEPS[key];
  const next =
    key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : step && all.at((at + step) % all.length);
  if (at < 0 || !next) return false;
  next.focus();
  return true;
}
