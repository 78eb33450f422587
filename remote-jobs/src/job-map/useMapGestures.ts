import type { Size, WorldPoint } from '@silverjobs/widgets/germany-map';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { type Camera, moved, sameCamera, zoomed } from './camera.ts';
import { pointIn } from './point-in.ts';
import { walkClusters } from './walk-clusters.ts';

/** Pixels that an arrow key moves the map, and steps of zoom for a key. */
const KEY_MOVE_PX = 80;
const KEY_ZOOM = 1;

/** Pixels by arrow key. */
const MOVES: Partial<Record<string, [dx: number, dy: number]>> = {
  ArrowLeft: [-KEY_MOVE_PX, 0],
  ArrowRight: [KEY_MOVE_PX, 0],
  ArrowUp: [0, -KEY_MOVE_PX],
  ArrowDown: [0, KEY_MOVE_PX],
};
/** Steps of zoom by key. */
const ZOOMS: Partial<Record<string, number>> = { '+': KEY_ZOOM, '-': -KEY_ZOOM };

interface MapGestures {
  box: RefObject<HTMLElement | null>;
  size: Size | null;
  camera: Camera | null;
  onCamera: (camera: Camera) => void;
}

/** Steps of zoom for one pixel of the wheel. */
const WHEEL_ZOOM = 0.004;
/** A pointer that moved less has clicked. */
const CLICK_PX = 6;

/**
 * Moves a map by mouse, touch, wheel and keyboard, and never keeps the page from scrolling: the
 * wheel zooms only with Ctrl or when the map has the focus, one finger scrolls, two move the map.
 * @returns handlers for the map's element
 */
export function useMapGestures({ box, size, camera, onCamera }: MapGestures) {
  const latest = useRef({ size, camera, onCamera });
  useEffect(() => {
    latest.current = { size, camera, onCamera };
  });
  const dragged = useRef(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const active = { signal, passive: false };
    let drag: WorldPoint | null = null;
    let pinch: Pinch | null = null;

    const change = (next: (camera: Camera, size: Size) => Camera): boolean => {
      const { size, camera, onCamera } = latest.current;
      if (!size || !camera) return false;
      const wanted = next(camera, size);
      if (sameCamera(wanted, camera)) return false;
      // Several moves may come before the next render.
      latest.current = { ...latest.current, camera: wanted };
      onCamera(wanted);
      return true;
    };

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey && !element?.contains(document.activeElement)) return;
      const at = pointIn(element, event);
      const steps = -event.deltaY * (event.deltaMode === 1 ? 30 : 1) * WHEEL_ZOOM;
      // At a limit the page scrolls on; with Ctrl it would be enlarged instead.
      if (change((camera, size) => zoomed(camera, steps, size, at)) || event.ctrlKey) {
        event.preventDefault();
      }
    }

    function press(event: PointerEvent) {
      dragged.current = false;
      if (event.pointerType === 'touch' || event.button !== 0 || isControl(event.target)) return;
      drag = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent) {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!dragged.current && Math.hypot(dx, dy) < CLICK_PX) return;
      if (!dragged.current) element?.setPointerCapture(event.pointerId);
      dragged.current = true;
      drag = { x: event.clientX, y: event.clientY };
      change((camera, size) => moved(camera, -dx, -dy, size));
    }

    function release() {
      drag = null;
    }

    function touch(event: TouchEvent) {
      const next = pinchOf(element, event);
      if (next) event.preventDefault();
      if (next && pinch) {
        const { middle, distance } = pinch;
        const steps = Math.log2(next.distance / distance);
        change((camera, size) =>
          zoomed(
            moved(camera, middle.x - next.middle.x, middle.y - next.middle.y, size),
            steps,
            size,
            next.middle,
          ),
        );
        dragged.current = true;
      }
      pinch = next;
    }

    element.addEventListener('wheel', wheel, active);
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(name, touch, active);
    }
    return () => controller.abort();
  }, [box]);

  return {
    /** A click beside everything puts that point into the middle: moving without dragging. */
    onClick: (event: MouseEvent) => {
      if (!size || !camera || dragged.current || isControl(event.target)) return;
      const { x, y } = pointIn(box.current, event);
      onCamera(moved(camera, x - size.width / 2, y - size.height / 2, size));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!size || !camera || event.ctrlKey || event.metaKey || event.altKey) return;
      if (walkClusters(box.current, event)) return event.preventDefault();
      const move = MOVES[event.key];
      const zoom = ZOOMS[event.key];
      if (move) onCamera(moved(camera, ...move, size));
      if (zoom) onCamera(zoomed(camera, zoom, size));
      if (move || zoom) event.preventDefault();
    },
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null;
}

/** Two fingers on the map. */
interface Pinch {
  middle: WorldPoint;
  /** Pixels between the fingers. */
  distance: number;
}

/** Where two fingers are; null for one or none. */
function pinchOf(element: Element | null, { touches }: TouchEvent): Pinch | null {
  const [one, other] = touches;
  if (!one || !other) return null;
  const [a, b] = [pointIn(element, one), pointIn(element, other)];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1),
  };
}
