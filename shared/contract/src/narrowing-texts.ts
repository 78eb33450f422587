import { CONTRACT_KINDS, JOB_TIMES, JOB_TYPES, WORK_LOAD_HOURS } from './constants.ts';
import { amountText, CONTRACT_LABELS } from './pay.ts';

/** Days and times of day in words. */
export const JOB_TIME_LABELS: Readonly<Record<(typeof JOB_TIMES)[number], string>> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
  morning: 'vormittags',
  afternoon: 'nachmittags',
  evening: 'abends',
};

type JobTime = (typeof JOB_TIMES)[number];

/** Those of JOB_TIMES that are days; the others are parts of the day. */
export const JOB_DAYS: readonly JobTime[] = JOB_TIMES.slice(0, 7);

const andText = new Intl.ListFormat('de-DE', { type: 'conjunction' });

/** Days in words: three and more in a row by the first and the last. */
function daysText(days: readonly JobTime[]): string {
  const runs: JobTime[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = JOB_TIMES[JOB_TIMES.indexOf(day) - 1];
    if (last && last.at(-1) === before) last.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const named = run.map((day) => JOB_TIME_LABELS[day]);
    return named.length < 3 ? named : `${named[0]} bis ${named.at(-1)}`;
  });
  return andText.format(words);
}

/** When a job is done: 'Montag bis Freitag, vormittags'; '' for no times (employers-96). @param times in any order */
export function jobTimesText(times: readonly JobTime[]): string {
  const chosen = JOB_TIMES.filter((time) => times.includes(time));
  const days = chosen.filter((time) => JOB_DAYS.includes(time));
  const parts = chosen.filter((time) => !JOB_DAYS.includes(time));
  return [daysText(days), andText.format(parts.map((part) => JOB_TIME_LABELS[part]))]
    .filter(Boolean)
    .join(', ');
}

/** What a search asks of jobs beside position and place, as calls have it. */
export interface NarrowingParts {
  job_type_ids?: string | undefined;
  work_load_ids?: string | undefined;
  words?: string | undefined;
  pay_from?: string | undefined;
  contract_kinds?: string | undefined;
  times?: string | undefined;
}

const list = (text: string | undefined) => text?.split(',') ?? [];

/** The most hours of some ids, which ascend with them; null for none. */
function mostHours(ids: string | undefined): number | null {
  const most = Math.max(0, ...list(ids).map((id) => WORK_LOAD_HOURS[Number(id) - 1] ?? 0));
  return most > 0 ? most : null;
}

/** Each part of a search in words, by its field: 'höchstens 10 Stunden', 'ab 15 € pro Stunde'. */
export function narrowingTexts(
  narrowing: NarrowingParts,
): { field: keyof NarrowingParts; text: string }[] {
  const { job_type_ids, work_load_ids, words, pay_from, contract_kinds, times } = narrowing;
  const hours = mostHours(work_load_ids);
  const kinds = list(job_type_ids).flatMap((id) => JOB_TYPES[Number(id) - 1] ?? []);
  const contracts = CONTRACT_KINDS.filter((kind) => list(contract_kinds).includes(kind));
  const when = JOB_TIMES.filter((time) => list(times).includes(time));
  const texts = {
    words: words ? `„${words}“` : '',
    job_type_ids: kinds.join(' oder '),
    work_load_ids: hours === null ? '' : `höchstens ${hours} Stunden`,
    pay_from: pay_from ? `ab ${amountText(Number(pay_from))} € pro Stunde` : '',
    contract_kinds: contracts.map((kind) => CONTRACT_LABELS[kind]).join(' oder '),
    times: when.map((time) => JOB_TIME_LABELS[time]).join(' oder '),
  } satisfies Record<keyof NarrowingParts, string>;
  return (Object.keys(texts) as (keyof NarrowingParts)[]).flatMap((field) =>
    texts[field] ? { field, text: texts[field] } : [],
  );
}
