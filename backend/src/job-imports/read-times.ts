import { JOB_TIMES } from '@silverjobs/contract';
import { JOB_DAYS } from '@silverjobs/contract/narrowing-texts';
import { fold } from '../places/fold.ts';

export type JobTime = (typeof JOB_TIMES)[number];

/** Words of days and times of day, German and English, folded; short forms count with a dot, too. */
const WORDS: Readonly<Record<JobTime, RegExp>> = {
  monday: /^(?:mo|montags?|mon|mondays?)$/,
  tuesday: /^(?:di|dienstags?|tue|tuesdays?)$/,
  wednesday: /^(?:mi|mittwochs?|wed|wednesdays?)$/,
  thursday: /^(?:do|donnerstags?|thu|thursdays?)$/,
  friday: /^(?:fr|freitags?|fri|fridays?)$/,
  saturday: /^(?:sa|samstags?|sonnabends?|sat|saturdays?)$/,
  sunday: /^(?:so|sonntags?|sun|sundays?)$/,
  morning: /^(?:vormittags?|morgens?|fruh|fruhdienst|fruhschicht|mornings?)$/,
  afternoon: /^(?:nachmittags?|afternoons?)$/,
  evening: /^(?:abends?|spat|spatdienst|spatschicht|evenings?)$/,
};
const SEVERAL: readonly (readonly [RegExp, readonly JobTime[]])[] = [
  [/^(?:werktags?|werktage|wochentags?|weekdays?)$/, JOB_DAYS.slice(0, 5)],
  [/^(?:wochenenden?|weekends?)$/, JOB_DAYS.slice(5)],
  [/^(?:taglich|daily)$/, JOB_DAYS],
];
const UNTIL = /^(?:bis|to|[-–])$/;

function meant(word: string): readonly JobTime[] {
  const several = SEVERAL.find(([pattern]) => pattern.test(word))?.[1];
  return several ?? JOB_TIMES.filter((time) => WORDS[time].test(word));
}

/** Days and times of day that a cell of a file names: 'Mo-Fr vormittags'; undefined where it names none. */
export function readTimes(text: string): JobTime[] | undefined {
  const words =
    text.match(/\p{L}+|[-–]/gu)?.map((word) => (UNTIL.test(word) ? word : fold(word))) ?? [];
  const found = new Set<JobTime>();
  let first: JobTime | undefined;
  let isRange = false;
  for (const word of words) {
    const times = meant(word);
    const [time] = times;
    if (isRange && first && time) {
      const [from, to] = [JOB_TIMES.indexOf(first), JOB_TIMES.indexOf(time)];
      for (const between of JOB_TIMES.slice(from, to)) found.add(between);
    }
    for (const one of times) found.add(one);
    isRange = UNTIL.test(word);
    if (!isRange) first = times.length === 1 ? time : undefined;
  }
  return found.size > 0 ? JOB_TIMES.filter((time) => found.has(time)) : undefined;
}
