import {
  fitBox,
  fromPixels,
  type LatLon,
  type MapView,
  mapBox,
  metresToWorld,
  type Size,
  toWorld,
  WORLD_SIZE,
  type WorldBox,
  type WorldPoint,
} from '@silverjobs/widgets/germany-map';

/** What the map looks at: its middle and how near. */
export interface Camera {
  center: WorldPoint;
  /** As online maps count: each step shows half of the world before. */
  zoom: number;
}

const TILE_PX = 256;
/** About 25 m for each pixel; nearer, the map has nothing more to show. */
export const MAX_ZOOM = 13;
/** Some places close together are shown with at least this much around them. */
const MIN_SPAN_M = 60_000;

/** The view that a camera has. */
export function viewOf({ center, zoom }: Camera): MapView {
  return { center, scale: (TILE_PX * 2 ** zoom) / WORLD_SIZE };
}

/** The zoom at which all countries with jobs just fit; the camera goes no further away. */
export function minZoom(size: Size): number {
  return zoomOf(fitBox(mapBox, size).scale);
}

/** A camera that sees all of these places, and everything when there is none. */
export function cameraOn(places: readonly LatLon[], size: Size): Camera {
  const { center, scale } = fitBox(boxOf(places), size, 48);
  return kept({ center, zoom: zoomOf(scale) }, size);
}

/** A camera that sees these places, near enough to tell them apart. */
export function cameraInto(
  { points, splitsAt }: { points: readonly LatLon[]; splitsAt: number },
  size: Size,
): Camera {
  const { center, zoom } = cameraOn(points, size);
  return kept({ center, zoom: Math.max(zoom, splitsAt) }, size);
}

/** Moved by pixels of the map. */
export function moved({ center, zoom }: Camera, dx: number, dy: number, size: Size): Camera {
  const { scale } = viewOf({ center, zoom });
  return kept({ center: { x: center.x + dx / scale, y: center.y + dy / scale }, zoom }, size);
}

/** Nearer or further away by steps; the point of the map under `at` (pixels) stays where it is. */
export function zoomed(camera: Camera, steps: number, size: Size, at?: WorldPoint): Camera {
  const pixel = at ?? { x: size.width / 2, y: size.height / 2 };
  const zoom = Math.min(Math.max(camera.zoom + steps, minZoom(size)), MAX_ZOOM);
  const fixed = fromPixels(pixel, viewOf(camera), size);
  const { scale } = viewOf({ ...camera, zoom });
  const center = {
    x: fixed.x - (pixel.x - size.width / 2) / scale,
    y: fixed.y - (pixel.y - size.height / 2) / scale,
  };
  return kept({ center, zoom }, size);
}

/** Within the limits: never further than the whole map, its middle never outside. */
export function kept({ center, zoom }: Camera, size: Size): Camera {
  const { minX, maxX, minY, maxY } = mapBox;
  return {
    center: {
      x: Math.min(Math.max(center.x, minX), maxX),
      y: Math.min(Math.max(center.y, minY), maxY),
    },
    zoom: Math.min(Math.max(zoom, minZoom(size)), MAX_ZOOM),
  };
}

/** Whether both look at the same. */
export function sameCamera(one: Camera, other: Camera): boolean {
  return (
    one.zoom === other.zoom && one.center.x === other.center.x && one.center.y === other.center.y
  );
}

function zoomOf(scale: number): number {
  return Math.log2((scale * WORLD_SIZE) / TILE_PX);
}

function boxOf(places: readonly LatLon[]): WorldBox {
  const [first] = places;
  if (!first) return mapBox;
  const points = places.map(toWorld);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = {
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  };
  const least = metresToWorld(MIN_SPAN_M, first.lat);
  const more = (span: number) => Math.max(0, (least - span) / 2);
  const [dx, dy] = [more(box.maxX - box.minX), more(box.maxY - box.minY)];
  return { minX: box.minX - dx, minY: box.minY - dy, maxX: box.maxX + dx, maxY: box.maxY + dy };
}
