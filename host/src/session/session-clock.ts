import { AUTH_EXTEND_OFFER_SECONDS, AUTH_LIFETIME_SECONDS } from '@silverjobs/contract/constants';
import type { AppStorage, Parse } from '@silverjobs/shell';

const STORAGE_KEY = 'sessionEndsAt';
const LIFETIME_MS = AUTH_LIFETIME_SECONDS * 1_000;
const OFFER_MS = AUTH_EXTEND_OFFER_SECONDS * 1_000;

/** Who is told of the time. */
export interface SessionClockEvents {
  onEndsSoon: () => void;
  onEnd: () => void;
}

/** Watches the time of a session. */
export interface SessionClock {
  /** A fresh token was stored just now; gives its end, in milliseconds since 1970. */
  restart(): number;
  /** Follows an end that is known, from this browser's storage or from another tab. */
  follow(endsAt: number): void;
  /** Goes on after a reload: with the end this browser remembers, else as if it began now. */
  resume(): void;
  stop(): void;
}

/**
 * Creates the clock. It looks again when the window is shown, because timers sleep with the device.
 * @param storage keeps the end on the device, so that every tab and every reload knows it
 */
export function createSessionClock(storage: AppStorage, events: SessionClockEvents): SessionClock {
  let endsAt: number | null = null;
  let offered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = (): void => {
    clearTimeout(timer);
    if (endsAt === null) return;
    const left = endsAt - Date.now();
    if (left <= 0) {
      endsAt = null;
      events.onEnd();
      return;
    }
    if (left <= OFFER_MS && !offered) {
      offered = true;
      events.onEndsSoon();
    }
    timer = setTimeout(check, left > OFFER_MS ? left - OFFER_MS : left);
  };

  const follow = (end: number): void => {
    endsAt = end;
    offered = false;
    check();
  };

  const onShown = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onShown);

  return {
    follow,
    restart: () => {
      const end = Date.now() + LIFETIME_MS;
      storage.write(STORAGE_KEY, end, 'device');
      follow(end);
      return end;
    },
    resume: () => follow(storage.read(STORAGE_KEY, parseEnd) ?? Date.now() + LIFETIME_MS),
    stop: () => {
      clearTimeout(timer);
      endsAt = null;
      storage.write(STORAGE_KEY, null, 'device');
    },
  };
}

/** An end in the past or further away than a session lasts was not written by us. */
const parseEnd: Parse<number> = (value) =>
  typeof value === 'number' && value > Date.now() && value <= Date.now() + LIFETIME_MS
    ? value
    : null;
