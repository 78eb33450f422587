import {
  URL_STATE_THROTTLE_MS,
  URL_STATE_THROTTLE_SAFARI_MS,
} from '@silverjobs/contract/constants';

/** Safari refuses more than 100 changes of the address in 30 s, so it gets a longer pause. */
export function urlThrottleMs(userAgent: string): number {
  return /^((?!chrom|android|crios|fxios).)*safari/i.test(userAgent)
    ? URL_STATE_THROTTLE_SAFARI_MS
    : URL_STATE_THROTTLE_MS;
}

/** A function that runs at most once in a span of time, and always with the last value. */
export interface Throttled<T> {
  call(value: T): void;
  cancel(): void;
}

/**
 * Throttles: the first value runs at once, later ones together at the end of the span.
 * @param span length in milliseconds, asked for at each run
 * @param merge what becomes of a value that waits when the next one comes
 */
export function throttle<T>(
  run: (value: T) => void,
  span: () => number,
  merge: (waiting: T, next: T) => T = (_, next) => next,
): Throttled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: T } | null = null;

  function runNow(value: T) {
    waiting = null;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) runNow(waiting.value);
    }, span());
    run(value);
  }

  return {
    call: (value) => {
      if (timer === undefined) runNow(value);
      else waiting = { value: waiting ? merge(waiting.value, value) : value };
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
}
