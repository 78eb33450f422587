import { runInThread } from './run-in-thread.ts';

const FEED = new URL('../partner-jobs/read-feed.ts', import.meta.url);
type ReadFeed = typeof import('../partner-jobs/read-feed.ts').work;
const LIST = new URL('../applications/make-applications-pdf.ts', import.meta.url);
type MakeList = typeof import('../applications/make-applications-pdf.ts').work;

const now = new Date(Date.UTC(2026, 10, 26));
const feedOf = (count: number) => {
  const jobs = Array.from({ length: count }, (_, at) => ({
    title: `Empfang ${at}`,
    url: 'https://a.example/1',
    description: '<p>Sie helfen.</p>'.repeat(60),
  }));
  return { bytes: Buffer.from(JSON.stringify({ jobs })) };
};
const read = (count: number, mostMs?: number) =>
  runInThread<ReadFeed>(FEED, { fetched: feedOf(count), format: 'json', now }, mostMs);

test('TRUST-31 while a feed is read the event loop goes on, and takes it over in small parts', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const parts = await read(3_000);
  clearInterval(turning);
  // Read here, it would leave no turn at all.
  expect(turns).toBeGreaterThan(1);
  const sizes = parts.flatMap((part) => ('postings' in part ? part.postings.length : []));
  expect(sizes).toEqual(Array(15).fill(200));
});

test('TRUST-31 PDFs are made without the event loop', async () => {
  const input = { title: 'Liste', rows: [], name: 'Renate Koch', now };
  const [pdf] = await runInThread<MakeList>(LIST, input);
  expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF-1\.7/);
});

test('TRUST-28 a work that takes too long is lost alone, and one that fails tells why', async () => {
  await expect(read(3_000, 1)).rejects.toThrow('not done in 1 ms');
  expect(await read(1)).toHaveLength(2);
  const broken = { fetched: { bytes: Buffer.from('<html>') }, format: 'json', now } as const;
  await expect(runInThread<ReadFeed>(FEED, broken)).rejects.toThrow('JSON');
  expect(await read(1)).toHaveLength(2);
});
