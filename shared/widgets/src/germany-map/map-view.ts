import type { WorldBox } from './germany.ts';
import { type LatLon, metresToWorld, toWorld, type WorldPoint } from './mercator.ts';

/** Width and height of a map on the screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of the world that a map shows. */
export interface MapView {
  center: WorldPoint;
  /** Pixels for one unit of the world. */
  scale: number;
}

/** Around a place at least so much is seen, or nothing near it would help to find it. */
const MIN_SPAN_M = 90_000;
/** The part of the map's smaller side that the circle of a radius takes. */
const CIRCLE_PART = 0.6;

/** The closest view of a whole box, with a margin in pixels. */
export function fitBox(box: WorldBox, size: Size, margin = 16): MapView {
  const width = Math.max(size.width - 2 * margin, 1);
  const height = Math.max(size.height - 2 * margin, 1);
  return {
    center: { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 },
    scale: Math.min(width / (box.maxX - box.minX), height / (box.maxY - box.minY)),
  };
}

/**
 * A view around a place that holds the circle of a radius and enough around it to know the region.
 * @param radius in metres; 0 for none
 */
export function fitCircle(place: LatLon, radius: number, size: Size): MapView {
  const span = Math.max((2 * radius) / CIRCLE_PART, MIN_SPAN_M);
  return {
    center: toWorld(place),
    scale: Math.min(size.width, size.height) / metresToWorld(span, place.lat),
  };
}

/** Where a point of the world is on the map, in pixels from its upper left corner. */
export function toPixels({ x, y }: WorldPoint, { center, scale }: MapView, size: Size): WorldPoint {
  return {
    x: (x - center.x) * scale + size.width / 2,
    y: (y - center.y) * scale + size.height / 2,
  };
}

/** The point of the world at a point of the map. */
export function fromPixels(
  { x, y }: WorldPoint,
  { center, scale }: MapView,
  size: Size,
): WorldPoint {
  return {
    x: (x - size.width / 2) / scale + center.x,
    y: (y - size.height / 2) / scale + center.y,
  };
}
