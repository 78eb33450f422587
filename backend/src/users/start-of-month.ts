import { TIME_ZONE } from '@silverjobs/contract';

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/**
 * The moment at which the month of `now` began in Berlin. Around a change of the clocks it can be
 * an hour off, which moves no job of a day.
 */
export function startOfMonth(now: Date): Date {
  const found = parts.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(found.find((item) => item.type === type)?.value ?? 0);
  const minutes = ((part('day') - 1) * 24 + part('hour')) * 60 + part('minute');
  return new Date(now.getTime() - (minutes * 60 + part('second')) * 1_000 - now.getMilliseconds());
}
