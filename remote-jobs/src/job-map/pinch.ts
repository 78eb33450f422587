import type { WorldPoint } from '@silverjobs/widgets/germany-map';
import { pointIn } from './point-in.ts';

/** Two fingers on the map. */
export interface Pinch {
  middle: WorldPoint;
  /** Pixels between the fingers. */
  distance: number;
}

/** Where two fingers are; null for one or none. */
export function pinchOf(element: Element | null, { touches }: TouchEvent): Pinch | null {
  const [one, other] = touches;
  if (!one || !other) return null;
  const [a, b] = [pointIn(element, one), pointIn(element, other)];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1),
  };
}
