/** @jest-environment node */
import { buildConversation } from '@silverjobs/testing';
import { newsText } from './news-text.ts';

const row = (unread_count: number, id = 77) => buildConversation({ id, unread_count });

test.each([
  ['nothing', [], null],
  ['a new message', [{ now: row(1), before: row(0) }], 'Neue Nachricht von Frau Petra Lindner'],
  [
    'a new conversation',
    [{ now: row(1), before: undefined }],
    'Neue Nachricht von Frau Petra Lindner',
  ],
  ['an own message', [{ now: row(0), before: row(0) }], null],
  ['read on another device', [{ now: row(0), before: row(2) }], null],
  ['a look that finds what is known', [{ now: row(2), before: row(2) }], null],
  [
    'several',
    [
      { now: row(1), before: row(0) },
      { now: row(1, 78), before: undefined },
    ],
    'Neue Nachrichten in 2 Gesprächen',
  ],
])('MSG-10 %s: what is said', (_, changes, expected) => {
  expect(newsText(changes, 'candidate')).toBe(expected);
});

test('REACH-12 an invitation is told as one, once', () => {
  const invited = { ...row(1), decision: 'invited' as const };
  expect(newsText([{ now: invited, before: row(0) }], 'candidate')).toBe(
    'Einladung von Frau Petra Lindner',
  );
  const later = { now: { ...invited, unread_count: 2 }, before: invited };
  expect(newsText([later], 'candidate')).toBe('Neue Nachricht von Frau Petra Lindner');
});
