import { eq, sql } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import { CANDIDATE_SEARCH_ID } from '../testing/test-users.ts';
import { type Alerts, FITS, openAlerts } from './testing/open-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await openAlerts();
});
beforeEach(() => alerts.restore());
afterAll(() => alerts.api.close());

async function oneClick() {
  await alerts.post(FITS);
  await alerts.run();
  const [mail] = await alerts.mails();
  return new URL(mail?.unsubscribeUrl ?? '');
}

test('RFC 8058 one POST of a mailbox ends the mails of the search, without a session; again too', async () => {
  const { pathname, search } = await oneClick();
  const click = (url: string) =>
    alerts.api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(pathname + search)).statusCode).toBe(200);
  expect((await click(pathname + search)).statusCode).toBe(200);
  const [row] = await alerts.api.db
    .select()
    .from(jobSearches)
    .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  expect(row?.alertConfigId).toBe(3);
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  expect((await click(`${pathname}?token=${'x'.repeat(43)}`)).statusCode).toBe(400);
  expect((await click(pathname)).statusCode).toBe(400);
});

test('opening the address changes nothing and leads to the page that asks; its button works with the token', async () => {
  const { pathname, search, searchParams } = await oneClick();
  const opened = await alerts.api.app.inject({ url: pathname + search });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `https://test.example/suche-abbestellen${search}`,
  ]);
  const stored = () =>
    alerts.api.db.select().from(jobSearches).where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  expect((await stored())[0]?.alertConfigId).toBe(1);
  const token = searchParams.get('token') ?? '';
  expect(await alerts.api.send('POST /alert_unsubscribe', { body: { token } }, null)).toMatchObject(
    {
      status: 200,
    },
  );
  expect((await stored())[0]?.alertConfigId).toBe(3);
  const { rows } = (await alerts.api.db.execute(sql`select token_hash from alert_tokens`)) as {
    rows?: unknown[];
  } & object;
  expect(JSON.stringify(rows)).not.toContain(token);
});
