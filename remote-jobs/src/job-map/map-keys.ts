/** Pixels that an arrow key moves the map, and steps of zoom for a key. */
const KEY_MOVE_PX = 80;
const KEY_ZOOM = 1;

/** Pixels by arrow key. */
export const MOVES: Partial<Record<string, [dx: number, dy: number]>> = {
  ArrowLeft: [-KEY_MOVE_PX, 0],
  ArrowRight: [KEY_MOVE_PX, 0],
  ArrowUp: [0, -KEY_MOVE_PX],
  ArrowDown: [0, KEY_MOVE_PX],
};
/** Steps of zoom by key. */
export const ZOOMS: Partial<Record<string, number>> = { '+': KEY_ZOOM, '-': -KEY_ZOOM };
