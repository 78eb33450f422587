/** A request of a load. */
export type LoadRequest = readonly [path: string, init?: RequestInit];

/** What came of a load. */
export interface LoadResult {
  sent: number;
  /** How often each outcome was: `answered`, or path and status of what failed. */
  outcomes: Record<string, number>;
}

/** Documents, reads and a write; nobody repeats a write. */
const MIXED_REQUESTS: readonly LoadRequest[] = [
  ['/login'],
  ['/api/health'],
  ['/api/job_demand?mode=count'],
  [
    '/api/auth/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'niemand@test.example', password: 'falsch' }),
    },
  ],
  ['/registry.json'],
];

const TICK_MS = 10;

/**
 * Asks in turn at a rate, each request when it is due. An answer of 500 and above, and none, are failures.
 * @param rate requests a second
 * @returns ends the load when the last answer is there
 */
export function startLoad(
  url: string,
  rate: number,
  requests: readonly LoadRequest[] = MIXED_REQUESTS,
): () => Promise<LoadResult> {
  const outcomes: Record<string, number> = {};
  const open = new Set<Promise<void>>();
  const ask = async ([path, init]: LoadRequest): Promise<void> => {
    const outcome = await fetch(url + path, init).then(
      async (answer) => {
        await answer.text();
        return answer.status < 500 ? 'answered' : `${path} ${answer.status}`;
      },
      (error: { cause?: { code?: string } }) => `${path} ${error.cause?.code ?? 'broken'}`,
    );
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - begun) / 1_000) * rate;
    for (; sent < due; sent += 1) {
      const asked = ask(requests[sent % requests.length] ?? ['/']);
      open.add(asked);
      void asked.finally(() => open.delete(asked));
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return { sent, outcomes };
  };
}
