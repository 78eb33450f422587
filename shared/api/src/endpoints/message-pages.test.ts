/** @jest-environment node */
import type { Message } from '@silverjobs/contract';
import {
  FIRST_PAGE,
  type History,
  nextHistoryPage,
  previousHistoryPage,
  uniqueMessages,
  withMessages,
} from './message-pages.ts';

const message = (position: number): Message => ({
  id: 100 + position,
  message: `Nachricht ${position}`,
  type: 'outreach',
  created_at: position,
  communication_id: 1,
  sending_users_id: 4,
  client_id: 31,
  candidate_id: 9,
  job_demand_id: null,
  contact_data: 'anonymous',
  position,
  _warnings: [],
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

const places = (history: History | undefined) =>
  history?.pages.map((page) => page.map(({ position }) => position));

test('MSG-06 the history begins at its end with a batch of 10 and the 15 ahead of the reader', () => {
  expect(FIRST_PAGE).toEqual({ from: 'end', limit: 25, offset: 0 });
});

test.each([
  ['an empty page', [], undefined],
  ['the beginning', range(0, 24), undefined],
  ['less than a batch is left', range(4, 28), { from: 'start', limit: 4, offset: 0 }],
  ['more than a batch is left', range(40, 64), { from: 'start', limit: 10, offset: 30 }],
])('MSG-06 earlier than %s', (_, page, expected) => {
  expect(previousHistoryPage(page)).toEqual(expected);
});

test('MSG-10 what follows begins behind the newest message', () => {
  expect(nextHistoryPage(range(40, 64))).toEqual({ from: 'start', limit: 50, offset: 65 });
  expect(nextHistoryPage([])).toBeUndefined();
});

const history: History = {
  pages: [range(0, 1), range(2, 3)],
  pageParams: [FIRST_PAGE, FIRST_PAGE],
};

test.each([
  ['one that follows', [message(4)], [2, 3, 4]],
  ['several that follow', range(4, 6), [2, 3, 4, 5, 6]],
  ['one that is known', [message(3)], [2, 3]],
  ['one behind a gap', [message(6)], [2, 3]],
])('MSG-10 %s: the end of the history has no gap and nothing twice', (_, added, expected) => {
  expect(places(withMessages(history, added))).toEqual([[0, 1], expected]);
});

test('MSG-10 the first message of an empty history is added', () => {
  const empty: History = { pages: [[]], pageParams: [FIRST_PAGE] };
  expect(places(withMessages(empty, [message(0)]))).toEqual([[0]]);
  expect(withMessages(undefined, [message(0)])).toBeUndefined();
});

test('MSG-06 messages are shown in order and once, however the pages overlap', () => {
  expect(uniqueMessages([range(3, 5), range(0, 3)]).map(({ position }) => position)).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});
