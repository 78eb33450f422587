import { setTimeout } from 'node:timers/promises';
import { demoLogins, demoPassword } from '../../src/demo/accounts/logins.ts';
import type { BackendProcess } from './backend-process.ts';
import { countStored, type Writer, write } from './writer.ts';

/** Longest that a backend lives between two kills, in milliseconds. */
const LIFE_MS = 2_500;

/** What a trial found. */
export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
}

/**
 * Kills the backend at random moments while several people write, starts it again each time, and
 * compares what was acknowledged with what is there (operation-20).
 * @param start starts a backend on the same data
 */
export async function runKills(
  kills: number,
  start: () => Promise<BackendProcess>,
  log: (text: string) => void = () => {},
): Promise<KillReport> {
  let backend = await start();
  let isOver = false;
  const writers = await signInWriters(backend.url);
  const writing = Promise.all(
    writers.map((one) =>
      write(
        one,
        () => backend.url,
        () => isOver,
      ),
    ),
  );
  // Without a listener a refusal would end the process before it is reported.
  writing.catch(() => {});
  for (let index = 1; index <= kills; index += 1) {
    await setTimeout(Math.random() * LIFE_MS);
    await backend.kill();
    backend = await start();
    const count = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    log(`${index} of ${kills} kills, ${count} messages acknowledged`);
  }
  isOver = true;
  await writing;
  const report: KillReport = { kills, acknowledged: 0, lost: [], doubled: [] };
  for (const writer of writers) {
    const stored = await countStored(writer, backend.url);
    report.acknowledged += writer.acknowledged.length;
    report.lost.push(...writer.acknowledged.filter((message) => !stored.has(message)));
    report.doubled.push(...[...stored].flatMap(([message, count]) => (count > 1 ? [message] : [])));
  }
  await backend.stop();
  return report;
}

/** Everybody of the demo who has a conversation. */
async function signInWriters(url: string): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (const { email } of demoLogins) {
    const login = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    const { authToken: token } = (await login.json()) as { authToken: string };
    const answer = await fetch(`${url}/communication?limit=1&offset=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [conversation] = (await answer.json()) as { id: number }[];
    if (!conversation) continue;
    const { id } = conversation;
    writers.push({ name: email, conversation: id, token, acknowledged: [], pending: null });
  }
  return writers;
}
