import type { Candidate } from '@silverjobs/contract';
import { WISHED_TIMES } from '@silverjobs/contract/constants';

type Time = (typeof WISHED_TIMES)[number];

/** When somebody would work, in words. */
export const WISHED_TIME_LABELS: Readonly<Record<Time, string>> = {
  morning: 'vormittags',
  afternoon: 'nachmittags',
  evening: 'abends',
  weekend: 'am Wochenende',
};

/** Times as a form holds them: with commas between them, '' for any. */
export const timesValue = (times: Candidate['preferences']['work_times']): string =>
  (times ?? []).join();

/** What is sent for it; null for any time. */
export function readTimes(value: string): Time[] | null {
  const times = WISHED_TIMES.filter((time) => value.split(',').includes(time));
  return times.length > 0 ? times : null;
}

/** 'Vormittags, am Wochenende'; null for any time. */
export function timesText(times: Candidate['preferences']['work_times']): string | null {
  const text = (readTimes(timesValue(times)) ?? [])
    .map((time) => WISHED_TIME_LABELS[time])
    .join(', ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

/** The same as jobs are filtered by it. */
export const jobTimesOf = (times: readonly Time[]): string =>
  times.map((time) => (time === 'weekend' ? 'saturday,sunday' : time)).join();
