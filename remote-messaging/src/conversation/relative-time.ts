const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const words = new Intl.RelativeTimeFormat('de', { numeric: 'always' });

/**
 * How long ago something was, in German: 'vor 9 Tagen' (messages-9).
 * @param then milliseconds since 1970
 * @param now milliseconds since 1970; a clock that is behind counts as the same moment
 */
export function relativeTime(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const unit = units.find(([, length]) => passed >= length);
  return unit ? words.format(-Math.floor(passed / unit[1]), unit[0]) : 'gerade eben';
}
