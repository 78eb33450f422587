import { htmlToText } from '@silverjobs/contract';
import { simplify } from '../../understanding/simplify.ts';
import type { Pay } from '../../understanding/wish/amounts.ts';
import { exclusionById } from '../../understanding/wish/exclusions.ts';
import type { Excluded } from '../../understanding/wish/read-excluded.ts';
import { daysNamed, FLEXIBLE, isWorkingDay, timeById } from '../../understanding/wish/times.ts';

/** A job as the wish is compared with it. */
export type JobFacts = {
  /** Title and text, simplified, without what the advertisement itself says there is not. */
  readonly text: string;
  /** Labels and keywords of its positions, simplified. */
  readonly positions: string;
  readonly positionIds: readonly number[];
  readonly jobType: string | null;
  readonly payHint: string | null;
};

/** 'Ohne Pflege' in an advertisement does not tell of care. */
const DENIED = /\b(?:kein\w{0,2}|ohne|nicht)(?: [\p{L}\p{N}]{1,30}){1,2}/gu;

/** The text of a job for comparison. */
export const jobText = (title: string, description: string): string =>
  simplify([title, ...htmlToText(description)].join(' . ')).replace(DENIED, ' ');

/** Whether a job has what somebody does not want: by its text, its positions or its kind. */
export function isUnwanted(job: JobFacts, excluded: readonly Excluded[]): boolean {
  return excluded.some(({ id, positionIds }) => {
    if (positionIds) return positionIds.some((one) => job.positionIds.includes(one));
    const rule = exclusionById(id);
    if (!rule) return false;
    if (job.jobType !== null && rule.jobTypes?.includes(job.jobType)) return true;
    return rule.inJob.test(job.text) || rule.inJob.test(job.positions);
  });
}

const WEEKEND = timeById('weekends');

/** Whether a job lies at a time of day; what is agreed upon together lies at any. */
export function isAtTime({ text }: JobFacts, id: string): boolean {
  if (FLEXIBLE.test(text)) return true;
  if (isWorkingDay(id)) {
    // An advertisement that names no day leaves it open.
    const days = daysNamed(text);
    return days.length === 0 || days.some((day) => day.id === id);
  }
  if (id === 'weekdays') return WEEKEND?.inJob.test(text) === false;
  return timeById(id)?.inJob.test(text) ?? false;
}

/**
 * Why a job lies at these times: those that it names, else that they are agreed upon; null where it
 * says nothing of them (assistants-46).
 */
export function timesText({ text }: JobFacts, ids: readonly string[]): string | null {
  const named = ids.flatMap((id) => {
    const time = timeById(id);
    return time?.inJob.test(text) ? [time.label] : [];
  });
  if (named.length > 0) return named.join(', ');
  return FLEXIBLE.test(text) ? 'Zeiten nach Absprache' : null;
}

const AMOUNT = /(\d{1,5}(?:,\d{1,2})?) €(?: (pro Stunde|im Monat))?/g;

/** Whether a job pays enough: null where it does not say. */
export function paysEnough({ payHint }: JobFacts, { unit, least }: Pay): boolean | null {
  const amounts = [...(payHint ?? '').matchAll(AMOUNT)].flatMap(([, amount = '', per]) => {
    const isSame = unit === 'hour' ? per === 'pro Stunde' : per !== 'pro Stunde';
    return isSame ? [Number(amount.replace(',', '.'))] : [];
  });
  return amounts.length === 0 ? null : Math.max(...amounts) >= least;
}
