import { postAddress } from '@silverjobs/contract/post-address';
import { eq, sql } from '../database/drizzle.ts';
import {
  candidates,
  hiddenJobs,
  jobAlerts,
  jobDemands,
  jobNews,
  jobSearches,
  tasks,
  users,
} from '../database/schema.ts';
import type { SmtpSender } from '../mail/smtp-sender.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../testing/test-users.ts';
import { mailsOf, openWork, servicesOf, workOff } from '../testing/work.ts';
import { type Alerts, FITS, MORNING, openAlerts } from './testing/open-alerts.ts';

let alerts: Alerts;
beforeAll(async () => {
  alerts = await openAlerts();
});
beforeEach(() => alerts.restore());
afterAll(() => alerts.api.close());

const { candidate } = testUsers;
const at = (moment: string) => {
  alerts.api.clock.now = new Date(moment);
};

test('SAVE-06 a new job that a saved search finds is mailed at once, with its facts, in text and HTML', async () => {
  const id = await alerts.post(FITS);
  expect(await alerts.run()).toBe(1);
  const [mail] = await alerts.mails();
  expect(mail).toMatchObject({
    recipient: candidate.email,
    subject: `Eine neue Stelle: Stelle ${id}`,
    unsubscribeUrl: expect.stringMatching(
      /^https:\/\/test\.example\/api\/alert_unsubscribe\/one-click\?token=[\w-]{43}$/,
    ),
  });
  const link = /https:\/\/test\.example\/login\?token=[\w-]{43}&from=%2Fjobs%2F\d+/.exec(
    mail?.text ?? '',
  )?.[0];
  expect(mail?.text).toContain(
    `Stelle ${id}\nWeber Holzbau GmbH\n50667 Köln\nab 5 Stunden\n${link}`,
  );
  expect(link).toMatch(new RegExp(`%2Fjobs%2F${id}$`));
  expect(mail?.text).toContain('„Alltagsbegleiter/in, 50667 Köln, Umkreis 10 km“');
  expect(mail?.html).toContain(`href="${link?.replace('&', '&amp;')}"`);
  expect(mail?.html).toContain('Keine E-Mails mehr zu dieser Suche');
  expect(await alerts.run()).toBe(0);
});

test('TRUST-13 safety-8 the mail names what to be careful with', async () => {
  const id = await alerts.post(FITS);
  const description = 'Überweisen Sie vorab 50 Euro für die Unterlagen.';
  await alerts.api.db.update(jobDemands).set({ description }).where(eq(jobDemands.id, id));
  await alerts.run();
  expect((await alerts.mails())[0]?.text).toContain('Bitte Vorsicht: Geld im Voraus');
});

test.each([
  ['another position', { positionId: 3, postalCode: '50667' }],
  ['another place', { positionId: 2, postalCode: '80331' }],
])('a job with %s is not mailed, as the list would not show it', async (_, job) => {
  await alerts.post(job);
  expect(await alerts.run()).toBe(0);
  expect(await alerts.api.db.$count(jobNews)).toBe(0);
});

test('several jobs come in one mail, the newest first; the eleventh is counted', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    alerts.api.clock.now = new Date(MORNING.getTime() + index);
    ids.push(await alerts.post(FITS));
  }
  expect(await alerts.run()).toBe(1);
  const [mail] = await alerts.mails();
  expect(mail?.subject).toMatch(/^12 neue Stellen: Alltagsbegleiter/);
  const listed = [...(mail?.text ?? '').matchAll(/%2Fjobs%2F(\d+)/g)].map(([, id]) => Number(id));
  expect(listed).toEqual(ids.reverse().slice(0, 10));
  expect(mail?.text).toContain('2 weitere ansehen');
});

test('daily: what was found until 7 o’clock comes in one mail, the rest the next day', async () => {
  await alerts.setAlert(2);
  at('2026-11-20T20:00:00Z');
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  at('2026-11-21T05:59:00Z');
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  at('2026-11-21T06:00:30Z');
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(1);
  expect((await alerts.mails())[0]?.subject).toMatch(/^2 neue Stellen/);
  at('2026-11-21T22:00:00Z');
  expect(await alerts.run()).toBe(0);
  // Nobody ran in the morning: it comes later, not never.
  at('2026-11-22T15:00:00Z');
  expect(await alerts.run()).toBe(1);
  expect(await alerts.mails()).toHaveLength(2);
});

test('REACH-06 weekly: what was found comes on Monday in one mail', async () => {
  await alerts.setAlert(4);
  at('2026-11-18T20:00:00Z');
  await alerts.post(FITS);
  at('2026-11-21T12:00:00Z');
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  at('2026-11-23T06:00:30Z');
  expect(await alerts.run()).toBe(1);
  expect((await alerts.mails())[0]?.subject).toMatch(/^2 neue Stellen/);
});

test('REACH-06 what waits for Monday comes the next morning when mails are daily again', async () => {
  await alerts.setAlert(4);
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  const daily = {
    params: { id: CANDIDATE_SEARCH_ID },
    body: { alert_label: '1x Täglich', alert_config_id: 2 },
  };
  await alerts.api.send('PATCH /job_search/{id}/alert', daily, 'candidate');
  expect(await alerts.run()).toBe(0);
  at('2026-11-22T06:00:30Z');
  expect(await alerts.run()).toBe(1);
});

test('never: nothing is noted, and switching it on later brings nothing old', async () => {
  await alerts.setAlert(3);
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(0);
  await alerts.setAlert(1);
  expect(await alerts.run()).toBe(0);
});

test('what waits for the daily mail is dropped when mails are switched off', async () => {
  await alerts.setAlert(2);
  await alerts.post(FITS);
  await alerts.run();
  expect(await alerts.api.db.$count(jobAlerts)).toBe(1);
  const off = {
    params: { id: CANDIDATE_SEARCH_ID },
    body: { alert_label: 'x', alert_config_id: 3 },
  };
  await alerts.api.send('PATCH /job_search/{id}/alert', off, 'candidate');
  expect(await alerts.api.db.$count(jobAlerts)).toBe(0);
});

test('a job that two searches find is told once; the automatic search finds by the profile', async () => {
  await alerts.api.send('GET /job_search', {}, 'candidate');
  const auto = eq(jobSearches.type, 'auto');
  const body = { candidate_id: candidate.candidateId, users_id: candidate.usersId };
  const other = { ...body, search_what_id: 1, search_location_id: null };
  const saved = await alerts.api.send('POST /job_search', { body: other }, 'candidate');
  await alerts.post({ positionId: 1, postalCode: '50667' });
  expect(await alerts.run()).toBe(1);
  await alerts.api.send('DELETE /job_search/{id}', { params: { id: saved.body.id } }, 'candidate');
  const far = await alerts.post({ positionId: 1, postalCode: '80331' });
  await alerts.post({ positionId: 1, postalCode: '50667' });
  expect(await alerts.run()).toBe(1);
  const [, mail] = await alerts.mails();
  expect(mail?.text).toContain('„Stellen, die zu Ihrem Profil passen“');
  expect(mail?.text).not.toContain(`%2Fjobs%2F${far}`);
  await alerts.api.db.delete(jobSearches).where(auto);
});

test('ACT-02 the automatic search also finds what the candidate can imagine, near home only', async () => {
  await alerts.api.send('GET /job_search', {}, 'candidate');
  const imagined = { positionId: 3, potentialJobId: 1 };
  await alerts.post({ ...imagined, postalCode: '80331' });
  await alerts.post({ ...imagined, potentialJobId: 2, postalCode: '50667' });
  expect(await alerts.run()).toBe(0);
  const id = await alerts.post({ ...imagined, postalCode: '50667' });
  expect(await alerts.run()).toBe(1);
  expect((await alerts.mails())[0]?.text).toContain(`%2Fjobs%2F${id}`);
  const { candidateId } = candidate;
  const body = {
    id: candidateId,
    additional: { potential_job_1: 'false' as const },
    ops: { mode: 'potential_jobs_update' as const },
  };
  await alerts.api.send('PUT /candidate/{id}', { params: { id: candidateId }, body }, 'candidate');
  await alerts.post({ ...imagined, postalCode: '50667' });
  expect(await alerts.run()).toBe(0);
  await alerts.api.db.delete(jobSearches).where(eq(jobSearches.type, 'auto'));
});

test('nobody is told of a job that is hidden or paused meanwhile, or while the search for work rests', async () => {
  const hidden = await alerts.post(FITS);
  await alerts.api.db
    .insert(hiddenJobs)
    .values({ candidateId: candidate.candidateId, jobDemandId: hidden });
  await alerts.run();
  const draft = await alerts.post(FITS, 'paused');
  await alerts.run();
  expect(await alerts.mails()).toEqual([]);
  // Opened later it is news.
  await alerts.api.db.update(jobDemands).set({ status: 'active' }).where(eq(jobDemands.id, draft));
  expect(await alerts.run()).toBe(1);
  expect(await alerts.mails()).toHaveLength(1);
  await alerts.api.db.update(candidates).set({ status: 'inactive' });
  await alerts.post(FITS);
  await alerts.run();
  expect(await alerts.mails()).toHaveLength(1);
});

test('OPER-08 operators-13 a blocked account gets no mails of alerts, and afterwards nothing old', async () => {
  const { db, clock } = alerts.api;
  const own = eq(users.id, candidate.usersId);
  await db.update(users).set({ blockedAt: clock.now }).where(own);
  await alerts.post(FITS);
  await alerts.run();
  expect(await alerts.mails()).toEqual([]);
  await db.update(users).set({ blockedAt: null }).where(own);
  await alerts.run();
  expect(await alerts.mails()).toEqual([]);
  await alerts.post(FITS);
  expect(await alerts.run()).toBe(1);
});

test('a job that is closed and opened again is not told twice', async () => {
  const id = await alerts.post(FITS);
  await alerts.run();
  const job = eq(jobDemands.id, id);
  await alerts.api.db.update(jobDemands).set({ status: 'paused' }).where(job);
  await alerts.api.db.update(jobDemands).set({ status: 'active' }).where(job);
  expect(await alerts.api.db.$count(jobNews)).toBe(1);
  expect(await alerts.run()).toBe(0);
  expect(await alerts.mails()).toHaveLength(1);
});

/** The process dies at this statement: the database takes back what it had not confirmed. */
async function dieAt(statement: string, work: () => Promise<unknown>) {
  await alerts.api.db.execute(sql`create function die() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await alerts.api.db.execute(sql.raw(`create trigger die ${statement} execute function die()`));
  await work().catch(() => {});
  await alerts.api.db.execute(sql`drop function die cascade`);
}

test.each([
  ['before the new job is a task', 'before delete on job_news'],
  ['between taking the job and noting the search', 'before insert on job_alerts'],
  ['after noting, before the task is done', 'before delete on tasks'],
  ['between claim and mail', 'before insert on outbox'],
  ['between mail and mark', 'before update on job_alerts'],
])('a worker that dies %s loses nothing and doubles nothing', async (_, statement) => {
  await alerts.post(FITS);
  await dieAt(statement, alerts.run);
  alerts.api.clock.now = new Date(MORNING.getTime() + 60_000);
  await alerts.run();
  expect(await alerts.run()).toBe(0);
  expect(await alerts.mails()).toHaveLength(1);
});

test('even a lost mark does not double the mail: its key is taken', async () => {
  await alerts.post(FITS);
  await alerts.run();
  await alerts.api.db.update(jobAlerts).set({ mailedAt: null });
  await alerts.run();
  expect(await alerts.mails()).toHaveLength(1);
});

test('several workers at once write every mail once', async () => {
  for (let index = 0; index < 3; index += 1) await alerts.post(FITS);
  await Promise.all([alerts.run(), alerts.run(), alerts.run(), alerts.run()]);
  const ids = (await alerts.mails()).flatMap(({ text }) => [...text.matchAll(/%2Fjobs%2F(\d+)/g)]);
  expect(ids).toHaveLength(3);
});

test('HOUSE-04 one saved search that cannot be mailed delays itself alone', async () => {
  const [other] = await alerts.api.db
    .select()
    .from(jobSearches)
    .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  const candidateId = testUsers.paidCandidate.candidateId;
  // A lower id: it is the first that is found.
  const bad = { ...other, id: CANDIDATE_SEARCH_ID - 1, candidateId, title: 'Kaputt' };
  await alerts.api.db.insert(jobSearches).values(bad as typeof jobSearches.$inferInsert);
  await alerts.post(FITS);
  await alerts.api.db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.users_id = 102 then raise exception 'refused'; end if; return new; end $$`);
  await alerts.api.db.execute(
    sql`create trigger refuse before insert on outbox for each row execute function refuse()`,
  );
  expect(await alerts.run()).toBe(1);
  expect(alerts.logged).toHaveLength(1);
  expect(await alerts.run()).toBe(0);
  await alerts.api.db.execute(sql`drop function refuse cascade`);
  alerts.api.clock.now = new Date(MORNING.getTime() + 60_000);
  expect(await alerts.run()).toBe(1);
  await alerts.api.db.delete(jobSearches).where(eq(jobSearches.id, bad.id));
});

test('HOUSE-04 a new job that cannot be matched holds up neither other jobs nor mails', async () => {
  const bad = await alerts.post(FITS);
  await alerts.post(FITS);
  await alerts.api.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.job_demand_id = ${bad} then raise exception 'refused'; end if; return new; end $$`),
  );
  await alerts.api.db.execute(
    sql`create trigger refuse before insert on job_alerts for each row execute function refuse()`,
  );
  expect(await alerts.run()).toBe(1);
  await alerts.api.db.execute(sql`drop function refuse cascade`);
  alerts.api.clock.now = new Date(MORNING.getTime() + 60_000);
  expect(await alerts.run()).toBe(1);
});

test('HOUSE-04 mails wait until new jobs are matched, but not for one that stands still', async () => {
  await alerts.post(FITS);
  await alerts.post(FITS);
  const work = openWork(servicesOf(alerts.api));
  await workOff(work, ['find-job-news']);
  const [first] = await alerts.api.db.select().from(tasks).orderBy(tasks.id).limit(1);
  await work.handlers['match-job'].run({ id: Number(first?.key) }, () => false);
  const written = () =>
    mailsOf(alerts.api.db, () => workOff(work, ['find-due-alerts', 'job-alert']));
  expect(await written()).toBe(0);
  alerts.api.clock.now = new Date(MORNING.getTime() + 120_000);
  expect(await written()).toBe(1);
});

describe('delivery-88 what is sent is made of what may be shown when it is sent', () => {
  const hide = (id: number) =>
    alerts.api.db
      .update(jobDemands)
      .set({ status: 'paused', hiddenAt: alerts.api.clock.now })
      .where(eq(jobDemands.id, id));
  const sent: string[] = [];
  const send: SmtpSender['send'] = ({ subject, text }) => {
    sent.push(`${subject} ${text}`);
    return Promise.resolve({ ok: true });
  };
  const deliver = () => workOff(openWork(servicesOf(alerts.api), { send }), ['mail']);
  beforeEach(() => {
    sent.length = 0;
  });

  test('SAVE-06 an alert that waits is written anew without what was hidden since', async () => {
    const [hidden, stays] = [await alerts.post(FITS), await alerts.post(FITS)];
    await alerts.run();
    await hide(hidden);
    await deliver();
    expect(sent).toEqual([]);
    expect(await alerts.run()).toBe(1);
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`Eine neue Stelle: Stelle ${stays}`);
    expect(sent[0]).not.toContain(`Stelle ${hidden}`);
    expect(await alerts.run()).toBe(0);
  });

  test('SAVE-06 of which nothing is left is not sent', async () => {
    const id = await alerts.post(FITS);
    await alerts.run();
    await hide(id);
    await deliver();
    expect(await alerts.run()).toBe(0);
    expect(await alerts.mails()).toEqual([]);
  });

  test('operators-52 a letter that waits to be printed as well', async () => {
    const address = eq(users.id, candidate.usersId);
    await alerts.api.db
      .update(users)
      .set({ email: postAddress('47110815') })
      .where(address);
    const [hidden, stays] = [await alerts.post(FITS), await alerts.post(FITS)];
    await alerts.run();
    await hide(hidden);
    expect(await alerts.run()).toBe(0);
    const [letter, ...more] = await alerts.mails();
    await alerts.api.db.update(users).set({ email: candidate.email }).where(address);
    expect(more).toEqual([]);
    expect(letter?.text).toContain(`Stelle ${stays}`);
    expect(letter?.text).not.toContain(`Stelle ${hidden}`);
  });
});
