import { sql } from '../../database/drizzle.ts';
import { rateLimits } from '../../database/schema.ts';
import { BEGIN } from '../../testing/fill-database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertSession, testUsers } from '../../testing/test-users.ts';
import { insertWholeAccount } from '../../testing/whole-account.ts';

let api: TestApp;
let as: { token: string };
beforeAll(async () => {
  api = await openTestApp();
  const { usersId } = testUsers.candidate;
  as = { token: await insertSession(api.db, usersId, new Date(BEGIN.getTime() + 3_600_000)) };
  await insertWholeAccount(api.db, BEGIN);
});
afterAll(() => api.close());

const COLUMNS = [
  ['communications', 'contact_data'],
  ['messages', 'contact_data'],
  ['bookings', 'address'],
  ['candidates', 'preferences'],
  ['candidates', 'additional'],
  ['candidates', 'main_job'],
  ['candidates', 'education'],
  ['candidates', 'last_employer'],
  ['candidates', 'previous_employer'],
  ['message_reports', 'reported'],
  ['job_reports', 'reported'],
  ['cvs', 'draft'],
  ['job_drafts', 'draft'],
  ['letters', 'draft'],
  ['invoices', 'content'],
  ['passkeys', 'transports'],
  ['assistant_sessions', 'given'],
  ['assistant_sessions', 'state'],
  ['assistant_turns', 'reply'],
] as const;
const DAMAGED = ['"damaged"', '{}', '[7]', '{"lines":5,"recipient":null}'];

test.each(COLUMNS)(
  'TRUST-26 an account whose %s have a damaged %s is exported with all else',
  async (table, column) => {
    const [at, name] = [sql.identifier(table), sql.identifier(column)];
    await api.db.execute(sql`alter table ${at} add column kept jsonb`);
    await api.db.execute(sql`update ${at} set kept = ${name}`);
    const answers: unknown[] = [];
    for (const value of DAMAGED) {
      await api.db.execute(sql`update ${at} set ${name} = ${value}::jsonb`);
      // Nobody fetches it as often as this does.
      await api.db.delete(rateLimits);
      const { status, body } = await api.send('GET /account/export', {}, as);
      answers.push([value, status, status === 200 && body.templates.length > 0]);
    }
    await api.db.execute(sql`update ${at} set ${name} = kept`);
    await api.db.execute(sql`alter table ${at} drop column kept`);
    expect(answers).toEqual(DAMAGED.map((value) => [value, 200, true]));
  },
);
