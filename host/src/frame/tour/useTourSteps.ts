import { useShell } from '@silverjobs/shell';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { ShownStop } from '../../model/declared-help.ts';
import { keepTourPlace, readTourPlace, type TourPlace } from './tour-place.ts';

/**
 * Goes through the stops of the tour. Only what somebody pressed moves the focus, never a reload or
 * another visit (guide-16).
 * @param text what takes the focus at a stop
 */
export function useTourSteps(
  userId: number,
  stops: readonly ShownStop[],
  text: RefObject<HTMLElement | null>,
) {
  const { storage, announce } = useShell();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [place, setPlace] = useState<TourPlace | null>(() => readTourPlace(storage, userId));
  const [moving, setMoving] = useState(false);
  const wantsFocus = useRef(false);
  const at = Math.min(place?.at ?? 0, stops.length - 1);
  const stop = stops[at];

  function keep(next: TourPlace | null) {
    keepTourPlace(storage, userId, next);
    setPlace(next);
  }

  // The page of the tour has called it, or another tab has ended it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a look at the place
  useEffect(() => {
    const kept = readTourPlace(storage, userId);
    setPlace(kept);
    setMoving(false);
    if (!kept?.called) return;
    wantsFocus.current = true;
    keepTourPlace(storage, userId, { at: kept.at, open: kept.open });
  }, [key, storage, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each stop, and on each page of one
  useEffect(() => {
    if (!wantsFocus.current || moving || !place?.open) return;
    // In the frame in which the page's heading would take it.
    const frame = requestAnimationFrame(() => {
      wantsFocus.current = false;
      text.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [at, key, moving, place?.open]);

  function go(to: number) {
    const next = stops[to];
    if (!next) return;
    wantsFocus.current = true;
    keep({ at: to, open: true });
    if (matchPath(next.path, pathname)) return;
    setMoving(true);
    void navigate(next.path);
  }

  /** What was explained takes the focus: the page goes on from its heading. */
  function leave(next: TourPlace | null, said: string) {
    keep(next);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
    announce(said);
  }

  return {
    at,
    stop,
    isOpen: place?.open === true,
    isHere: moving || (stop !== undefined && matchPath(stop.path, pathname) !== null),
    back: () => go(at - 1),
    next: () => go(at + 1),
    /** Back to the page of the stop. */
    resume: () => go(at),
    stopTour: () =>
      leave({ at, open: false }, 'Rundgang beendet. Unter „Hilfe“ können Sie ihn fortsetzen.'),
    finish: () => leave(null, 'Der Rundgang ist fertig. Unter „Hilfe“ finden Sie ihn wieder.'),
  };
}
