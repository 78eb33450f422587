import { JOB_BOOKING_NET_CENTS } from '@silverjobs/contract';
import { bookings, outbox, referrals } from '../database/schema.ts';
import { employerJobSample } from '../testing/employers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

async function postAs(employer: 'company', clientKey: string): Promise<string[]> {
  await api.db.delete(outbox);
  const body = {
    ...employerJobSample,
    client_key: clientKey,
    net_cents: JOB_BOOKING_NET_CENTS,
  };
  expect((await api.send('POST /job_demand', { body }, employer)).status).toBe(200);
  const mails = await api.db.select().from(outbox).orderBy(outbox.id);
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}

test('ACCT-05 TRUST-01 the first booking of a recommended employer brings the voucher on its way, once', async () => {
  const { email, usersId } = testUsers.candidate;
  // The company of the tests has booked before.
  await api.db.delete(bookings);
  await api.db
    .insert(referrals)
    .values({ usersId: testUsers.company.usersId, referrerUsersId: usersId });
  const first = await postAs('company', 'aa8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d01');
  expect(first).toContain(`${email}: Ihre Empfehlung hat Erfolg`);
  const task = first.find((line) => line.includes('Gutschein für eine Empfehlung'));
  expect(task).toMatch(/^kontakt@example\.org: Gutschein für eine Empfehlung: Rechnung \S+$/);
  const second = await postAs('company', 'aa8f7a52-3a5e-4c1c-9d3e-0d8a9b7c6d02');
  expect(second.filter((line) => /Empfehlung/.test(line))).toEqual([]);
});
