import type { WorldPoint } from '@silverjobs/widgets/germany-map';

/** A point of the window in pixels of an element. */
export function pointIn(
  element: Element | null,
  at: { clientX: number; clientY: number },
): WorldPoint {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: at.clientX - left, y: at.clientY - top };
}
