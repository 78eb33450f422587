/** How long a part stays off at first, and at most, in milliseconds. Each failure in a row doubles it. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** How long one try may take before another one begins, in milliseconds. */
const TRY_MS = 10_000;

interface SwitchedOff {
  reason: string;
  pause: number;
  /** When it is tried again. */
  until: number;
  isTried: boolean;
}

/** Parts whose code does harm. Each is tried again after a time, by one document alone (delivery-47). */
export interface SwitchedOffParts {
  /** Whether a document may use the part now; `retry` where it is off and this document tries it. */
  enter(part: string): 'on' | 'retry' | 'off';
  isOff(part: string): boolean;
  switchOff(part: string, reason: string): void;
  /** The part has worked. */
  switchOn(part: string): void;
  /** Forgets parts for which this says no. */
  keepOnly(isNamed: (part: string) => boolean): void;
  /** Why parts are off. */
  reasons(): ReadonlyMap<string, string>;
}

/**
 * @param tell hears why a part is switched off
 * @param now clock in milliseconds
 */
export function createSwitchedOffParts(
  tell: (text: string, part?: string) => void,
  now: () => number = () => performance.now(),
): SwitchedOffParts {
  const parts = new Map<string, SwitchedOff>();
  return {
    enter: (part) => {
      const off = parts.get(part);
      if (!off) return 'on';
      if (now() < off.until) return 'off';
      off.until = now() + TRY_MS;
      off.isTried = true;
      return 'retry';
    },
    isOff: (part) => parts.has(part),
    switchOff: (part, reason) => {
      const known = parts.get(part);
      // Two threads have failed over it at the same time.
      if (known && !known.isTried) return;
      const pause = known ? Math.min(2 * known.pause, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      parts.set(part, { reason, pause, until: now() + pause, isTried: false });
      tell(`The server's part ${part} is switched off for ${pause / 1_000} s: ${reason}.`, part);
    },
    switchOn: (part) => {
      if (parts.delete(part)) tell(`The server's part ${part} works again.`);
    },
    keepOnly: (isNamed) => {
      for (const part of parts.keys()) if (!isNamed(part)) parts.delete(part);
    },
    reasons: () => new Map([...parts].map(([part, { reason }]) => [part, reason])),
  };
}
