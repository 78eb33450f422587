/** @jest-environment node */
import { buildMessages } from '@silverjobs/testing';
import { unreadStart } from './unread-start.ts';

// Ids 1000 to 1005; the odd ones are by the other side.
const six = buildMessages(6);

test.each([
  ['nothing is unread', 0, null],
  ['the newest is unread', 1, 1_005],
  ['two are unread', 2, 1_003],
  ['more than are loaded', 9, 1_001],
])('%s', (_, unread, expected) => {
  expect(unreadStart(six, unread, 4)).toBe(expected);
});

test('only own messages are loaded', () => {
  expect(unreadStart(six.slice(0, 1), 2, 4)).toBeNull();
});
