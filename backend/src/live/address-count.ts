import type { PassThrough } from 'node:stream';
import { Failure } from '../http/failure.ts';

/** A browser that is refused tries again after this, in seconds. */
const RETRY_AFTER_SECONDS = 60;

/** Counts the streams that are open to each network address, of one process. */
export function createAddressCount(most: number) {
  const open = new Map<string, number>();
  return {
    /**
     * Counts a stream until it closes.
     * @throws Failure rate.limited
     */
    hold(ip: string, stream: PassThrough): PassThrough {
      const count = open.get(ip) ?? 0;
      if (count >= most) throw new Failure('rate.limited', { retryAfter: RETRY_AFTER_SECONDS });
      open.set(ip, count + 1);
      stream.once('close', () => {
        const left = (open.get(ip) ?? 1) - 1;
        if (left > 0) open.set(ip, left);
        else open.delete(ip);
      });
      return stream;
    },
  };
}
