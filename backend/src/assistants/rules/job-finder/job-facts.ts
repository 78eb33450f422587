import { htmlToText } from '@silverjobs/contract';
import { simplify } from '../../understanding/simplify.ts';
import type { Pay } from '../../understanding/wish/amounts.ts';
import { exclusionById } from '../../understanding/wish/exclusions.ts';
import type { Excluded } from '../../understanding/wish/read-excluded.ts';
import { daysNamed, FLEXIBLE, isDay, isSeason, timeById } from '../../understanding/wish/times.ts';

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
  return excluded.some(({ id, positionIds, word }) => {
    if (word) return ` ${job.text}`.includes(` ${word}`);
    if (positionIds) return positionIds.some((one) => job.positionIds.includes(one));
    const rule = exclusionById(id);
    if (!rule) return false;
    if (job.jobType !== null && rule.jobTypes?.includes(job.jobType)) return true;
    return rule.inJob.test(job.text) || rule.inJob.test(job.positions);
  });
}

const WEEKEND = timeById('weekends');

const NIGHTLY = ['evenings', 'nights'].map(timeById);

/** Of these one is enough: 'vormittags, nachmittags geht auch'. */
const PARTS_OF_DAY: readonly string[] = ['mornings', 'afternoons', 'evenings', 'nights'];

/**
 * Whether a job lies at the times that somebody wants: at one of the parts of a day, on one of the days. What
 * is agreed upon together lies at any.
 */
export function isAtTimes({ text }: JobFacts, ids: readonly string[]): boolean {
  if (FLEXIBLE.test(text)) return true;
  const wanted = ids.filter(isDay);
  const days = daysNamed(text);
  // An advertisement that names no day leaves it open.
  if (wanted.length > 0 && days.length > 0 && !days.some(({ id }) => wanted.includes(id)))
    return false;
  const parts = ids.filter((id) => PARTS_OF_DAY.includes(id));
  if (parts.length > 0 && !parts.some((id) => timeById(id)?.inJob.test(text))) return false;
  return ids
    .filter((id) => !isDay(id) && !isSeason(id) && !parts.includes(id))
    .every((id) => {
      if (id === 'weekdays') return WEEKEND?.inJob.test(text) === false;
      if (id === 'daytime') return !NIGHTLY.some((time) => time?.inJob.test(text));
      return timeById(id)?.inJob.test(text) ?? false;
    });
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
