import type { Worker } from '../background/start-worker.ts';
import type { OpenDatabase } from '../database/database.ts';
import { outbox } from '../database/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addMail } from './add-mail.ts';
import type { SendResult } from './deliver-mails.ts';
import { startMailWorker } from './mail-worker.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(outbox));

const now = new Date(Date.UTC(2026, 10, 21, 9));
const add = (recipient: string) =>
  addMail(database.db, now, {
    recipient,
    usersId: null,
    subject: 'Betreff',
    text: 'Text',
    html: '<p>Text</p>',
  });

/** A worker whose mails are handed over when the test says so. */
function start() {
  const begun: string[] = [];
  const logged: string[] = [];
  let finish: ((result: SendResult) => void)[] = [];
  let onBegin = () => {};
  const worker: Worker = startMailWorker({
    db: database.db,
    now: () => now,
    log: { warn: (text) => logged.push(text), error: (text) => logged.push(text) },
    send: ({ recipient }) =>
      new Promise((resolve) => {
        begun.push(recipient);
        finish.push(resolve);
        onBegin();
      }),
  });
  return {
    worker,
    begun,
    logged,
    hasBegun: (count: number) =>
      new Promise<void>((resolve) => {
        onBegin = () => begun.length >= count && resolve();
        onBegin();
      }),
    finishAll: () => {
      for (const resolve of finish) resolve({ ok: true });
      finish = [];
    },
  };
}

test('delivery-28 mail that waits is sent at the start, and what is added when it is told', async () => {
  await add('eins@test.example');
  const { worker, begun, hasBegun, finishAll } = start();
  await hasBegun(1);
  await add('zwei@test.example');
  worker.wake();
  finishAll();
  await hasBegun(2);
  finishAll();
  await worker.stop();
  expect(begun).toEqual(['eins@test.example', 'zwei@test.example']);
  expect(await database.db.select().from(outbox)).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test("operation-7 stopping waits for the mails under way; the others are nobody's and go out at once", async () => {
  for (let index = 0; index < 6; index += 1) await add(`person${index}@test.example`);
  const first = start();
  await first.hasBegun(5);
  const stopped = first.worker.stop();
  first.worker.wake();
  first.finishAll();
  await stopped;
  expect(first.begun).toHaveLength(5);
  const second = start();
  await second.hasBegun(1);
  second.finishAll();
  await second.worker.stop();
  expect(second.begun).toEqual(['person5@test.example']);
});
