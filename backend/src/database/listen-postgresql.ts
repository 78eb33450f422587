import pg from 'pg';

/** How long to wait before connecting again, in milliseconds; the last one lasts. */
const RECONNECT_DELAYS_MS: readonly number[] = [500, 1_000, 5_000, 15_000];

/**
 * Listens to a channel on a connection of its own: those of the pool come and go. A connection that
 * breaks is made again, and the listener is told with null that something may have been missed.
 * @param url connection string; not through a pooler that shares connections between transactions
 * @returns ends it
 * @throws Error when the first connection fails
 */
export async function listenPostgresql(
  url: string,
  channel: string,
  onMessage: (payload: string | null) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client;
  let stopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      // A connection that never listened is left without a listener for its end.
      next.on('error', () => {});
      void next.end().catch(() => {});
      throw error;
    }
    failures = 0;
    next.on('error', onError);
    next.once('end', again);
  }
  function again(): void {
    if (stopped) return;
    const delay = RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => {
      connect().then(
        () => onMessage(null),
        (error: Error) => {
          onError(error);
          again();
        },
      );
    }, delay);
    timer.unref();
  }
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end();
  };
}
