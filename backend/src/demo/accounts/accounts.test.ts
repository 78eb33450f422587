import { loadPlaces } from '../../reference/places/index.ts';
import { employers as makeEmployers } from '../employers/index.ts';
import { FEATURED_JOB_COUNT, featuredJobs } from '../jobs/featured.ts';
import { accounts } from './index.ts';
import { demoLogins } from './logins.ts';

const places = loadPlaces();
const employers = makeEmployers({ seed: 1, places });
const now = new Date('2026-11-21T02:00:00Z');
const data = accounts({ now, employers });
const userById = new Map(data.users.map((user) => [user.id, user]));

test('ids and addresses are unique', () => {
  expect(userById.size).toBe(data.users.length);
  expect(new Set(data.users.map((user) => user.email)).size).toBe(data.users.length);
});

test('every demo login is a user with that password, and nobody else has one', () => {
  const withPassword = data.users.filter((user) => user.password !== null);
  expect(withPassword.map(({ email, password }) => ({ email, password }))).toEqual(
    expect.arrayContaining(demoLogins.map(({ email, password }) => ({ email, password }))),
  );
  expect(withPassword).toHaveLength(demoLogins.length);
});

test('Renate Schuster is a free candidate in Köln with complete contact data', () => {
  const user = data.users.find(({ email }) => email === 'renate.schuster@example.org');
  const candidate = data.candidates.find(({ id }) => id === user?.candidate_id);
  expect(user).toMatchObject({ role: 'candidate', plan_type: 'free', plan_end_date: null });
  expect(candidate?.contact).toEqual({
    salutation_id: 2,
    first_name: 'Renate',
    last_name: 'Schuster',
    phone: '0221 4455667',
    email: 'renate.schuster@example.org',
    complete: true,
  });
  expect(candidate?.display.city).toBe('Köln');
});

test('there are paid candidates and one with incomplete contact data', () => {
  const paid = data.users.filter((user) => user.plan_type === 'paid');
  expect(paid.map((user) => user.plan_label)).toEqual(['silver+ 6 Monate', 'silver+ 6 Monate']);
  expect((paid[0]?.plan_end_date ?? 0) * 1000).toBeGreaterThan(now.getTime());
  expect(data.candidates.some(({ contact }) => !contact.complete && contact.phone === '')).toBe(
    true,
  );
});

test('users, candidates and employers point at each other', () => {
  for (const candidate of data.candidates) {
    expect(userById.get(candidate.users_id)?.candidate_id).toBe(candidate.id);
  }
  for (const employer of employers) {
    expect(userById.get(employer.users_id)?.client_id).toBe(employer.id);
  }
});

test('postal codes of candidates exist', () => {
  const codes = new Set(places.postal_codes.map((row) => row.postal_code));
  for (const { location } of data.candidates) expect(codes.has(location.postal_code)).toBe(true);
});

test('conversations are about a job of their employer, or about none', () => {
  expect(data.communications.length).toBeGreaterThanOrEqual(10);
  for (const { job_demand_id, client_id } of data.communications) {
    if (job_demand_id === null) continue;
    expect(job_demand_id).toBeLessThanOrEqual(FEATURED_JOB_COUNT);
    expect(featuredJobs[job_demand_id - 1]?.clientId).toBe(client_id);
  }
});

test('messages belong to their conversation, in order, some unread, all in the past', () => {
  for (const communication of data.communications) {
    const thread = data.messages.filter((m) => m.communication_id === communication.id);
    const parties = [communication.client_id, communication.candidate_id];
    expect(thread[0]?.message).toBe(communication.message);
    const times = thread.map((m) => m.created_at.getTime());
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    for (const m of thread) {
      expect([m.client_id, m.candidate_id]).toEqual(parties);
      expect(m.created_at.getTime()).toBeLessThan(now.getTime());
      const sender = userById.get(m.sending_users_id);
      expect([
        sender?.client_id === m.client_id,
        sender?.candidate_id === m.candidate_id,
      ]).toContain(true);
    }
  }
  expect(data.messages.filter((m) => m.read_at === null).length).toBeGreaterThanOrEqual(4);
});

test('an application begins with the candidate, an outreach with the employer', () => {
  for (const { type, sending_users_id } of data.communications) {
    const role = type === 'application' ? 'candidate' : 'client';
    expect(userById.get(sending_users_id)?.role).toBe(role);
  }
});

test('anonymous conversations hold no contact data', () => {
  for (const { show_contact_details, contact_data } of data.communications) {
    expect(contact_data === 'anonymous').toBe(show_contact_details === 'off');
  }
});

test('a conversation is younger than its job demand', () => {
  for (const { job_demand_id, created_at } of data.communications) {
    const job = job_demand_id === null ? undefined : featuredJobs[job_demand_id - 1];
    if (job === undefined) continue;
    const published = now.getTime() - job.daysAgo * 86_400_000;
    expect(created_at.getTime()).toBeGreaterThan(published);
  }
});

test('two templates are Renates, titles fit 30 characters', () => {
  const owners = data.outreach_templates.map((template) => template.users_id);
  expect(owners).toEqual([1, 1]);
  for (const { name } of data.outreach_templates) expect(name.length).toBeLessThanOrEqual(30);
});
