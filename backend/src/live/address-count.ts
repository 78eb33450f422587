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
    hold(network: string, stream: PassThrough): PassThrough {
      const count = open.get(network) ?? 0;
      if (count >= most) throw new Failure('rate.limited', { retryAfter: RETRY_AFTER_SECONDS });
      open.set(network, count + 1);
      stream.once('close', () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
      });
      return stream;
    },
  };
}
