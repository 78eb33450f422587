import { randomUUID } from 'node:crypto';
import type { ApplicationOverview, Conversation, Interview } from '@silverjobs/contract';
import ICAL from 'ical.js';
import { asc, eq, sql } from '../database/drizzle.ts';
import { communications, interviews, messages, outbox, tasks } from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { openTestApp, type Parts, type TestApp } from '../testing/test-app.ts';
import { type Person, testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';

let api: TestApp;
const BEGIN = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = BEGIN;
  await api.db.delete(messages);
  await api.db.delete(outbox);
  await api.db.delete(tasks);
  await api.db
    .update(communications)
    .set({ decision: null })
    .where(eq(communications.id, CONVERSATION_ID));
});

const PROPOSE = 'PUT /communication/{id}/interview';
const ANSWER = 'POST /communication/{id}/interview/answer';
const CANCEL = 'POST /communication/{id}/interview/cancel';
const CALENDAR = 'GET /communication/{id}/interview/calendar';
const params = { id: CONVERSATION_ID };
const TUESDAY = Date.parse('2026-12-01T09:00:00Z');
const THURSDAY = Date.parse('2026-12-03T13:30:00Z');

const proposal = (changes: object = {}) => ({
  params,
  body: {
    options: ['2026-12-03T14:30', '2026-12-01T10:00'],
    minutes: 45 as const,
    way: 'place' as const,
    where: 'Hohe Straße 1, 50667 Köln',
    message: 'Wir möchten Sie kennenlernen.',
    client_key: randomUUID(),
    ...changes,
  },
});
const answer = (starts_at: number | null, revision: number, changes: object = {}) => ({
  params,
  body: { starts_at, revision, client_key: randomUUID(), ...changes },
});
const cancel = (revision: number) => ({
  params,
  body: { revision, message: 'Leider geht es nicht.', client_key: randomUUID() },
});

const act = async (
  key: typeof PROPOSE | typeof ANSWER | typeof CANCEL,
  parts: Parts,
  as: 'company' | 'paidCandidate',
) => (await api.sendRaw(key, parts, as)) as { status: number; body: Interview };

async function seen(as: Person): Promise<Interview | undefined> {
  const { body } = await api.send('GET /communication/{id}', { params }, as);
  return (body as Conversation[])[0]?._interview;
}

async function mails() {
  const rows = await api.db.select().from(outbox).orderBy(asc(outbox.id));
  return rows.map(({ usersId, subject, text, calendar }) => ({ usersId, subject, text, calendar }));
}

function readCalendar(text: string | null | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const { uid, sequence } = event;
  const start = event.startDate.toJSDate().getTime();
  return { method: calendar.getFirstPropertyValue('method'), uid, sequence, start };
}

const company = testUsers.company.usersId;
const karl = testUsers.paidCandidate.usersId;

test('REACH-04 messages-30 proposed dates are read by both sides, invite, and come by mail with their days', async () => {
  const { body } = await act(PROPOSE, proposal(), 'company');
  expect(body).toMatchObject({ state: 'proposed', options: [TUESDAY, THURSDAY], revision: 0 });
  expect(await seen('company')).toEqual(body);
  expect(await seen('paidCandidate')).toEqual(body);
  const own = await api.send('GET /application', { query: {} }, 'paidCandidate');
  const application = (own.body as ApplicationOverview[]).find(
    ({ communication_id }) => communication_id === CONVERSATION_ID,
  );
  expect(application).toMatchObject({
    state: 'invited',
    _interview: { options: [TUESDAY, THURSDAY] },
  });
  const [message] = await api.db.select().from(messages);
  expect(message?.message).toContain('• Dienstag, 01.12.2026, 10:00 bis 10:45 Uhr');
  expect(message?.message).toContain('Ort: Hohe Straße 1, 50667 Köln');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    usersId: karl,
    subject: expect.stringMatching(/^Einladung zum Gespräch/),
  });
  expect(mail?.text).toContain('Donnerstag, 03.12.2026, 14:30 bis 15:15 Uhr');
});

test('REACH-04 messages-31 a press takes a date: both calendars get it, once', async () => {
  await act(PROPOSE, proposal(), 'company');
  await api.db.delete(outbox);
  const press = answer(TUESDAY, 0);
  expect((await act(ANSWER, press, 'paidCandidate')).body).toMatchObject({
    state: 'agreed',
    starts_at: TUESDAY,
    revision: 1,
  });
  expect((await act(ANSWER, press, 'paidCandidate')).body.revision).toBe(1);
  const sent = await mails();
  expect(sent.map(({ usersId }) => usersId).sort()).toEqual([karl, company].sort());
  const calendars = sent.map(({ calendar }) => readCalendar(calendar));
  expect(calendars[0]).toMatchObject({ method: 'REQUEST', start: TUESDAY, sequence: 1 });
  expect(calendars[1]).toEqual(calendars[0]);
  // The candidate is anonymous: neither name nor address goes to the employer.
  const toCompany = sent.find(({ usersId }) => usersId === company);
  expect(`${toCompany?.text}${toCompany?.calendar}`).not.toMatch(/karl/i);
  const written = await api.db.select().from(messages).orderBy(asc(messages.id));
  expect(written.map(({ message }) => message)[1]).toBe(
    'Den Termin am Dienstag, 01.12.2026 um 10:00 Uhr nehme ich gern an.',
  );
  const file = await api.send(CALENDAR, { params }, 'paidCandidate');
  const { content } = file.body as { content: string };
  expect(readCalendar(Buffer.from(content, 'base64').toString())).toEqual(calendars[0]);
});

test('REACH-04 messages-31 who says that none fits is read, and gets other dates', async () => {
  await act(PROPOSE, proposal(), 'company');
  await act(ANSWER, answer(null, 0, { message: 'Ich kann nur freitags.' }), 'paidCandidate');
  expect(await seen('company')).toMatchObject({ state: 'declined', revision: 1 });
  const [, reply] = await api.db.select().from(messages).orderBy(asc(messages.id));
  expect(reply?.message).toBe('Ich kann nur freitags.');
  const again = await act(PROPOSE, proposal({ options: ['2026-12-04T10:00'] }), 'company');
  expect(again.body).toMatchObject({ state: 'proposed', revision: 2 });
});

test('REACH-04 messages-32 a moved date is taken out of calendars and comes again under its name', async () => {
  await act(PROPOSE, proposal(), 'company');
  await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate');
  const [first] = await mails().then((sent) => sent.filter(({ calendar }) => calendar));
  await api.db.delete(outbox);
  await act(PROPOSE, proposal({ options: ['2026-12-08T10:00'] }), 'company');
  const off = (await mails()).filter(({ calendar }) => calendar);
  expect(off.map(({ calendar }) => readCalendar(calendar).method)).toEqual(['CANCEL', 'CANCEL']);
  expect(off[0]?.subject).toMatch(/^Termin wird verschoben/);
  await api.db.delete(outbox);
  const moved = Date.parse('2026-12-08T09:00:00Z');
  await act(ANSWER, answer(moved, 2), 'paidCandidate');
  const [last] = await mails();
  const was = readCalendar(first?.calendar);
  expect(readCalendar(last?.calendar)).toEqual({ ...was, start: moved, sequence: 3 });
  expect(readCalendar(off[0]?.calendar)).toEqual({ ...was, method: 'CANCEL', sequence: 2 });
});

test.each([
  ['company', 'client'],
  ['paidCandidate', 'candidate'],
] as const)(
  'REACH-04 messages-32 %s cancels, both calendars lose the date',
  async (person, role) => {
    await act(PROPOSE, proposal(), 'company');
    await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate');
    await api.db.delete(outbox);
    const off = await act(CANCEL, cancel(1), person);
    expect(off.body).toMatchObject({ state: 'cancelled', cancelled_by: role, revision: 2 });
    const sent = await mails();
    expect(sent.map(({ calendar }) => readCalendar(calendar).method)).toEqual(['CANCEL', 'CANCEL']);
    expect((await act(CANCEL, cancel(2), person)).status).toBe(409);
    expect((await api.sendRaw(CALENDAR, { params }, person)).status).toBe(404);
  },
);

test('REACH-04 messages-34 both are reminded in the morning before, of a date that still holds', async () => {
  const work = openWork(servicesOf(api));
  await act(PROPOSE, proposal(), 'company');
  await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate');
  await api.db.delete(outbox);
  await workOff(work, ['remind-of-interview']);
  expect(await mails()).toEqual([]);
  api.clock.now = new Date('2026-11-30T08:00:00Z');
  await workOff(work, ['remind-of-interview']);
  const sent = await mails();
  expect(sent.map(({ usersId }) => usersId).sort()).toEqual([karl, company].sort());
  expect(sent[0]?.subject).toMatch(/^Erinnerung: .*01\.12\.2026/);
});

test('REACH-04 messages-34 nobody is reminded of a date that was cancelled', async () => {
  await act(PROPOSE, proposal(), 'company');
  await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate');
  await act(CANCEL, cancel(1), 'company');
  await api.db.delete(outbox);
  api.clock.now = new Date('2026-11-30T08:00:00Z');
  await workOff(openWork(servicesOf(api)), ['remind-of-interview']);
  expect(await mails()).toEqual([]);
});

test.each([
  ['that has passed', { options: ['2026-11-20T10:00'] }, 'schon vorbei'],
  ['in two years', { options: ['2028-12-01T10:00'] }, 'mehr als ein Jahr'],
  ['twice', { options: ['2026-12-01T10:00', '2026-12-01T10:00'] }, 'schon vorgeschlagen'],
  ['that no clock shows', { options: ['2027-03-28T02:30'] }, 'Uhren vorgestellt'],
  ['by a link without https', { way: 'video', where: 'http://x.example' }, 'https://'],
  ['by telephone without a number', { way: 'phone', where: 'im Büro' }, 'Telefonnummer'],
])('REACH-04 messages-30 a date %s is refused in words', async (_, changes, words) => {
  const refused = await api.sendRaw(PROPOSE, proposal(changes), 'company');
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(words);
  expect(await api.db.$count(messages)).toBe(0);
});

test('REACH-04 messages-31 an answer to dates that have changed or passed takes none', async () => {
  await act(PROPOSE, proposal(), 'company');
  await act(PROPOSE, proposal({ options: ['2026-12-04T10:00', '2026-12-05T10:00'] }), 'company');
  expect((await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate')).status).toBe(409);
  expect((await act(ANSWER, answer(TUESDAY, 1), 'paidCandidate')).status).toBe(409);
  const passed = BEGIN.getTime() - 60_000;
  await api.db.update(interviews).set({ options: [passed] });
  expect((await act(ANSWER, answer(passed, 1), 'paidCandidate')).status).toBe(409);
});

test('REACH-04 messages-30 a proposal that is sent again adds nothing', async () => {
  const twice = proposal();
  await act(PROPOSE, twice, 'company');
  expect((await act(PROPOSE, twice, 'company')).body.revision).toBe(0);
  expect(await api.db.$count(messages)).toBe(1);
});

test('REACH-04 safety-8 dates of a message that an operator reads first are not seen before', async () => {
  const message = 'Bitte überweisen Sie vorab 50 Euro Gebühr auf unser Konto.';
  await act(PROPOSE, proposal({ message }), 'company');
  expect(await api.db.$count(messages, sql`${messages.heldFor} is not null`)).toBe(1);
  expect(await seen('company')).toMatchObject({ state: 'proposed' });
  expect(await seen('paidCandidate')).toBeUndefined();
  expect((await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate')).status).toBe(404);
  expect(await mails()).toEqual([]);
});

test('REACH-04 messages-30 the next interview after one that has passed is another entry', async () => {
  await act(PROPOSE, proposal(), 'company');
  await act(ANSWER, answer(TUESDAY, 0), 'paidCandidate');
  const [first] = await api.db.select().from(interviews);
  await api.db.update(interviews).set({ startsAt: new Date(BEGIN.getTime() - 60_000) });
  expect((await act(CANCEL, cancel(1), 'company')).status).toBe(409);
  await api.db.delete(outbox);
  await act(PROPOSE, proposal({ options: ['2026-12-10T10:00'] }), 'company');
  const [second] = await api.db.select().from(interviews);
  expect(second?.uid).not.toBe(first?.uid);
  expect((await mails()).filter(({ calendar }) => calendar)).toEqual([]);
});
