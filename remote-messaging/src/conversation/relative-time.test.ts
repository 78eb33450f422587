/** @jest-environment node */
import { relativeTime } from './relative-time.ts';

const now = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

test.each([
  ['the same moment', 0, 'gerade eben'],
  ['a clock that is behind', -5 * MINUTE, 'gerade eben'],
  ['59 seconds', 59_000, 'gerade eben'],
  ['one minute', MINUTE, 'vor 1 Minute'],
  ['59 minutes', 59 * MINUTE, 'vor 59 Minuten'],
  ['one hour', 60 * MINUTE, 'vor 1 Stunde'],
  ['one day', DAY, 'vor 1 Tag'],
  ['nine days', 9 * DAY + 60 * MINUTE, 'vor 9 Tagen'],
  ['a month', 45 * DAY, 'vor 1 Monat'],
  ['two years', 800 * DAY, 'vor 2 Jahren'],
])('MSG-06 %s ago', (_, passed, expected) => {
  expect(relativeTime(now - passed, now)).toBe(expected);
});
