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

function open(answer = paid) {
  const app = createTestApp({ user: free, handlers: { 'GET /auth/me': () => answer } });
  followUser(app.shell, app.api);
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

test('PLUS-07 an answer for somebody who has left is not used', async () => {
  const { shell, calls } = open();
  shell.live.tell(news('user'));
  shell.session.setState({ status: 'anonymous', user: null });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(shell.session.getState().user).toBeNull();
});
