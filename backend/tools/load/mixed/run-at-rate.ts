import { setTimeout } from 'node:timers/promises';
import type { Sample } from '../report.ts';

/** One kind of request and how often it is sent among the others. */
export interface Route {
  name: string;
  weight: number;
  /** Sends the request of this turn; tells whether it was answered as it should. */
  send: (turn: number) => Promise<boolean>;
}

interface Run {
  rate: number;
  seconds: number;
  routes: readonly Route[];
  log: (text: string) => void;
  /** Milliseconds of a clock that goes on by itself. */
  clock?: () => number;
}

const PAUSE_MS = 5;
const REPORT_EVERY_S = 60;
/** Answers that are so many seconds late together: the server does not keep up. */
const BEHIND_S = 20;

/** The order in which routes are sent: each as often as its weight says, well mixed. */
export function orderOf<One extends { weight: number }>(routes: readonly One[]): One[] {
  const total = routes.reduce((sum, { weight }) => sum + weight, 0);
  const due = routes.map((route) => ({ route, owed: 0 }));
  return Array.from({ length: total }, () => {
    for (const one of due) one.owed += one.route.weight;
    const next = due.reduce((best, one) => (one.owed > best.owed ? one : best));
    next.owed -= total;
    return next.route;
  });
}

/**
 * Sends requests at a fixed rate, whether the earlier ones were answered or not, and measures each
 * from the moment it was due: a server that falls behind is seen, and one that cannot keep up is sent
 * no more.
 * @returns what was measured, and for how long it was sent
 */
export async function runAtRate({
  rate,
  seconds,
  routes,
  log,
  clock = () => performance.now(),
}: Run): Promise<{ samples: Sample[]; sentFor: number }> {
  const order = orderOf(routes);
  const samples: Sample[] = [];
  const open = new Set<Promise<void>>();
  const start = clock();
  const fire = (turn: number) => {
    const route = order[turn % order.length];
    if (!route) throw new Error('Nothing to send.');
    const due = start + (turn * 1_000) / rate;
    const done = route
      .send(turn)
      .catch(() => false)
      .then((ok) => {
        samples.push({ name: route.name, ms: clock() - due, ok });
        open.delete(done);
      });
    open.add(done);
  };
  let told = 0;
  let sentFor = seconds;
  for (let turn = 0; turn < rate * seconds; ) {
    const elapsed = (clock() - start) / 1_000;
    for (; turn < Math.min(rate * seconds, elapsed * rate); turn += 1) fire(turn);
    if (Math.floor(elapsed / REPORT_EVERY_S) > told) {
      told = Math.floor(elapsed / REPORT_EVERY_S);
      log(`${told} min, ${samples.length} answers, ${open.size} under way`);
    }
    if (open.size > rate * BEHIND_S) {
      log(
        `${rate} requests a second are too many: ${open.size} wait after ${elapsed.toFixed(0)} s.`,
      );
      sentFor = elapsed;
      break;
    }
    await setTimeout(PAUSE_MS);
  }
  await Promise.all(open);
  return { samples, sentFor };
}
