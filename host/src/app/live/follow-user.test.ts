import type { LiveEvent } from '@silverjobs/contract';
import { buildCandidateUser, createTestApp } from '@silverjobs/testing';
import { waitFor } from '@testing-library/react';
import { followUser } from './follow-user.ts';

const news = (topic: LiveEvent['topic']): LiveEvent => ({
  topic,
  communication_id: null,
  count: 0,
});
const free = buildCandidateUser();
const paid = { ...free, plan_type: 'paid' as const, isPaidUser: true };

function open(answer: typeof free = paid, user: typeof free = free) {
  const app = createTestApp({ user, handlers: { 'GET /auth/me': () => answer } });
  followUser(app.shell, app.api, app.queries);
  return app;
}

test('PLUS-07 news of the user bring the paid plan without a new sign-in', async () => {
  const { shell } = open();
  shell.live.tell(news('user'));
  await waitFor(() => expect(shell.session.getState().user?.isPaidUser).toBe(true));
});

test('PLUS-07 news of messages ask for nothing', () => {
  const { shell, calls } = open();
  shell.live.tell(news('messages'));
  expect(calls).toEqual([]);
});

test('TRUST-07 silverplus-44 an event that says another plan closes it, with a sentence', async () => {
  const { shell } = open(free, paid);
  shell.live.tell({ ...news('messages'), plan_type: 'paid' });
  expect(shell.session.getState().user?.isPaidUser).toBe(true);
  shell.live.tell({ ...news('messages'), plan_type: 'free' });
  await waitFor(() => expect(shell.session.getState().user?.isPaidUser).toBe(false));
  expect(shell.notices.getState().notices).toMatchObject([
    { tone: 'warning', title: 'Ihre silver+-Mitgliedschaft ist beendet' },
  ]);
});

test('TRUST-07 silverplus-44 without live news a tab with a plan asks within 8 seconds', async () => {
  jest.useFakeTimers();
  const { shell, calls } = open(free, paid);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(calls).toHaveLength(1);
  expect(shell.session.getState().user?.isPaidUser).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  // Without a plan there is nothing to close.
  expect(calls).toHaveLength(1);
  jest.useRealTimers();
});

test('TRUST-07 silverplus-44 with live news nothing is asked', async () => {
  jest.useFakeTimers();
  const { shell, calls } = open(free, paid);
  shell.live.connection.setState({ connected: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  jest.useRealTimers();
});

test('PLUS-07 an answer for somebody who has left is not used', async () => {
  const { shell, calls } = open();
  shell.live.tell(news('user'));
  shell.session.setState({ status: 'anonymous', user: null });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(shell.session.getState().user).toBeNull();
});
