import type { NamedPoint } from './germany.ts';
import { type MapView, type Size, toPixels } from './map-view.ts';

/** A name on the map with the place of its text, in pixels. */
export interface PlacedLabel {
  name: string;
  /** The place itself. */
  x: number;
  y: number;
  /** On which side of it the name stands. */
  side: 'right' | 'left';
}

/** A part of the map that no name may cover. */
export interface TakenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance of a name from its dot, and between names, in pixels. */
export const LABEL_GAP = 7;
/** Average width of a letter, as a part of the font's size. */
const LETTER = 0.56;
/** Pixels that names keep away from the edge. */
const EDGE = 4;
/** Square pixels of the map for each name, so that it stays calm. */
const ROOM_FOR_NAME = 9_000;
/** How many of the largest cities may be named, by the scale of the map: from afar only a few. */
const KNOWN = [
  { below: 0.2, cities: 45 },
  { below: 0.45, cities: 110 },
];

/**
 * The names that find room on a map, the first ones first; none covers another, a taken part or
 * the edge.
 * @param fontSize in pixels
 */
export function placeLabels(
  points: readonly NamedPoint[],
  map: { view: MapView; size: Size; fontSize: number },
  taken: readonly TakenBox[] = [],
): PlacedLabel[] {
  const { view, size, fontSize } = map;
  const most = Math.max(3, Math.round((size.width * size.height) / ROOM_FOR_NAME));
  const boxes = [...taken];
  const placed: PlacedLabel[] = [];
  const known = KNOWN.find(({ below }) => view.scale < below)?.cities ?? points.length;
  for (const { name, at } of points.slice(0, known)) {
    if (placed.length === most) break;
    const { x, y } = toPixels(at, view, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const length = name.length * LETTER * fontSize + LABEL_GAP;
    const top = y - fontSize * 0.75;
    const bottom = y + fontSize * 0.75;
    for (const side of ['right', 'left'] as const) {
      const box =
        side === 'right'
          ? { left: x - LABEL_GAP, top, right: x + length, bottom }
          : { left: x - length, top, right: x + LABEL_GAP, bottom };
      if (!isFree(box, size, boxes)) continue;
      boxes.push(box);
      placed.push({ name, x, y, side });
      break;
    }
  }
  return placed;
}

/** The part of the map that a name takes when it is written around a point. */
export function centeredBox(
  name: string,
  at: { x: number; y: number },
  fontSize: number,
): TakenBox {
  // Written with wider gaps between the letters.
  const half = (name.length * (LETTER + 0.1) * fontSize) / 2;
  const height = fontSize * 0.75;
  return { left: at.x - half, right: at.x + half, top: at.y - height, bottom: at.y + height };
}

/** Whether a part is wholly on the map and covers none of the taken ones. */
export function isFree(box: TakenBox, size: Size, taken: readonly TakenBox[]): boolean {
  const isOnMap =
    box.left >= EDGE &&
    box.top >= EDGE &&
    box.right <= size.width - EDGE &&
    box.bottom <= size.height - EDGE;
  return isOnMap && !taken.some((other) => overlap(box, other));
}

function overlap(one: TakenBox, other: TakenBox): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
