import { sql } from '../database/drizzle.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const land = async (query: Record<string, string>) =>
  api.send('GET /public_landing', { query }, null);

test('PUB-05 PUB-11 every page that a page of a place or of an occupation leads to is there', async () => {
  for (const query of [
    { ort: '50667' },
    { beruf: 'alltagsbegleiter-in' },
    { beruf: 'alltagsbegleiter-in', ort: '50667' },
  ]) {
    const { body } = await land(query);
    const { beruf, ort } = { beruf: undefined, ort: undefined, ...query };
    const led = [
      ...body.occupations.map(({ slug }) => ({ beruf: slug, ...(ort && { ort }) })),
      ...body.places.map(({ slug }) => ({ ...(beruf && { beruf }), ort: slug })),
    ];
    expect(led.length).toBeGreaterThan(0);
    for (const next of led) expect([next, (await land(next)).status]).toEqual([next, 200]);
  }
});

// With the scan forbidden the planner takes it only where no index serves.
test.each([
  ['changes', `select id from job_demands where coalesce(changed_at, created_at) > now()`],
  ['jobs of an employer', `select id from job_demands where client_id = 301`],
  [
    'words',
    `select id from job_demands where status = 'active'
      and to_tsvector('german', title || ' ' || description) @@ to_tsquery('german', 'garten:*')`,
  ],
  [
    'an occupation at a place',
    `select count(*) from job_demand_positions
      where position_id = 1 and active and postal_code = '50667'`,
  ],
  [
    'the site map',
    `select id from job_demands where status = 'active' and id > 25000 order by id limit 1000`,
  ],
])('PUB-04 %s: read from an index, never row by row', async (_, statement) => {
  const plan = await api.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await db.execute(sql.raw(`explain ${statement}`)));
  });
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});
