import ICAL from 'ical.js';
import { deleteUser } from '../account/delete-user.ts';
import { interviews, messages, outbox } from '../database/schema.ts';
import { CONVERSATION_ID } from '../testing/conversations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { servicesOf } from '../testing/work.ts';

let api: TestApp;
const BEGIN = new Date('2026-11-21T09:00:00Z');
const START = new Date('2026-12-01T09:00:00Z');
// What is deleted here is needed by the next test.
beforeEach(async () => {
  api = await openTestApp();
  api.clock.now = BEGIN;
  const [message] = await api.db
    .insert(messages)
    .values({
      conversationId: CONVERSATION_ID,
      type: 'outreach',
      message: 'Wir möchten Sie kennenlernen.',
      sendingUsersId: testUsers.company.usersId,
      contactData: 'anonymous',
    })
    .returning();
  await api.db.insert(interviews).values({
    conversationId: CONVERSATION_ID,
    messageId: message?.id ?? 0,
    uid: '0b7c1d52-3a5e-4c1c-9d3e-0d8a9b7c6d5e',
    state: 'agreed',
    way: 'place',
    where: 'Hohe Straße 1, 50667 Köln',
    minutes: 45,
    options: [START.getTime()],
    startsAt: START,
    revision: 1,
    updatedAt: BEGIN,
  });
  await api.db.delete(outbox);
});
afterEach(() => api.close());

/** The mails with a calendar, with what that says. */
async function calendars() {
  const rows = await api.db.select().from(outbox);
  return rows.flatMap(({ usersId, subject, text, calendar, forget }) => {
    if (calendar === null) return [];
    const read = new ICAL.Component(ICAL.parse(calendar));
    const { uid, sequence } = new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined);
    return [
      {
        usersId,
        subject,
        text,
        forget,
        method: read.getFirstPropertyValue('method'),
        uid,
        sequence,
      },
    ];
  });
}

const { company, paidCandidate } = testUsers;
const cancelled = {
  method: 'CANCEL',
  uid: '0b7c1d52-3a5e-4c1c-9d3e-0d8a9b7c6d5e@silverjobs',
  sequence: 2,
  subject: expect.stringMatching(/^Termin abgesagt/),
};

test.each([
  ['the candidate', paidCandidate, company],
  ['the employer', company, paidCandidate],
])(
  'REACH-04 messages-35 %s deletes the account: the calendar of the other side loses the date',
  async (_, leaving, staying) => {
    await deleteUser(servicesOf(api), leaving);
    const mails = await calendars();
    expect(mails).toMatchObject([{ ...cancelled, usersId: staying.usersId, forget: true }]);
    expect(mails[0]?.text).toContain('hat das Konto bei uns gelöscht');
    expect(mails[0]?.text).toContain('Dienstag, 01.12.2026, 10:00 bis 10:45 Uhr');
    expect(await api.db.$count(interviews)).toBe(0);
  },
);

test('REACH-04 messages-35 a date that is over or was never agreed is not cancelled', async () => {
  api.clock.now = new Date(START.getTime() + 1);
  await deleteUser(servicesOf(api), paidCandidate);
  expect(await calendars()).toEqual([]);
});

test('REACH-04 messages-35 with a blocked account its dates are off, and stay off when it is freed', async () => {
  const decide = (action: 'block' | 'unblock') => {
    const body = { kind: 'user', id: company.usersId, action, ground: 'terms', reason: 'Betrug.' };
    return api.sendRaw('POST /operator/decision', { body }, 'operator');
  };
  expect((await decide('block')).status).toBe(200);
  const mails = await calendars();
  expect(mails).toMatchObject([{ ...cancelled, usersId: paidCandidate.usersId, forget: false }]);
  expect(mails[0]?.text).toContain('ist bei uns gesperrt');
  expect((await decide('unblock')).status).toBe(200);
  const [row] = await api.db.select().from(interviews);
  expect(row).toMatchObject({ state: 'cancelled', cancelledBy: null, revision: 2 });
});
