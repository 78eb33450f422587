import { lookups } from '../../reference/lookups/index.ts';
import type { Random } from '../random.ts';
import { maxHomeoffice, volunteerKinds, volunteerPositions } from './work-rules.ts';

/** Ids of the lookup job_type. */
export const jobTypes = { mini: 1, part: 2, full: 3, volunteer: 4, free: 5, temporary: 6 } as const;

/** Earnings limit of a Minijob in 2026, in euros a month. */
const miniLimit = 603;
const weeksPerMonth = 4.33;

export interface Terms {
  jobTypeId: number;
  /** Hours a week. */
  hours: number;
  workLoadId: number;
  homeofficeId: number;
  pay: string | null;
}

/** The largest work load that does not exceed the hours, at least the smallest. */
export function workLoadFor(hours: number): { id: number; hours: number } {
  const fitting = lookups.work_load.filter((option) => option.hours_per_week <= hours);
  const option = fitting.at(-1) ?? lookups.work_load[0];
  if (option === undefined) throw new RangeError('workLoadFor: no work loads');
  return { id: option.id, hours: option.hours_per_week };
}

/** '16 €' or '15,50 €'. */
export const euros = (amount: number): string =>
  `${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')} €`;

/** Whole euros more often than half ones. */
const hourlyPay = (r: Random, from: number, to: number): number =>
  r.chance(0.65) ? r.int(from, to) : Math.min(to, r.int(from, to) + 0.5);

/** Hours a week that fit a Minijob at this pay. */
export const miniHours = (hourly: number): number => Math.floor(miniLimit / weeksPerMonth / hourly);

export interface Asked {
  positionId: number;
  kind: string;
  employerType: number;
  pay: readonly [number, number];
}

function jobType(r: Random, { positionId, kind, employerType }: Asked): number {
  if (volunteerPositions.has(positionId)) return jobTypes.volunteer;
  if (r.chance(volunteerKinds[kind] ?? 0)) return jobTypes.volunteer;
  const sector = Math.floor(positionId / 10_000);
  const expert = sector === 12 || sector === 14 || positionId === 40405;
  if (expert && r.chance(0.45)) return jobTypes.free;
  if ((sector === 4 || sector === 11) && r.chance(0.15)) return jobTypes.free;
  const roll = r.next();
  if (roll < (employerType === 4 ? 0.2 : 0.42)) return jobTypes.mini;
  if (roll < 0.88) return jobTypes.part;
  return roll < 0.91 ? jobTypes.full : jobTypes.temporary;
}

const hoursOf: Readonly<Record<number, readonly number[]>> = {
  [jobTypes.part]: [10, 12, 15, 15, 20, 20, 25],
  [jobTypes.full]: [30],
  [jobTypes.volunteer]: [2, 2, 4],
  [jobTypes.free]: [2, 4, 6, 8, 10],
  [jobTypes.temporary]: [8, 10, 15, 20],
};

function payText(r: Random, type: number, hourly: number, asked: Asked): string | null {
  if (type === jobTypes.volunteer) {
    return r.pick([
      'Ehrenamt mit Aufwandsentschädigung',
      'Ehrenamt, Fahrtkosten werden erstattet',
      null,
    ]);
  }
  if (r.chance(0.2)) return null;
  if (type === jobTypes.free) {
    return `Honorar, ${euros(Math.round(hourly * 1.35))} pro Stunde`;
  }
  if (type === jobTypes.mini) {
    return r.chance(0.4) ? `Minijob, ${miniLimit} €` : `Minijob, ${euros(hourly)} pro Stunde`;
  }
  const group = Math.min(11, Math.max(2, Math.round((hourly - 11) / 1.6)));
  if (asked.employerType === 4 && r.chance(0.8)) {
    return `Bezahlung nach TVöD, Entgeltgruppe ${group}`;
  }
  if ((asked.employerType === 3 || asked.employerType === 5) && r.chance(0.6)) {
    return `Bezahlung nach AVR, Entgeltgruppe ${group}`;
  }
  return `${euros(hourly)} pro Stunde`;
}

/** Draws terms that fit together: hours, kind of contract, pay and work from home. */
export function companyTerms(r: Random, asked: Asked): Terms {
  const type = jobType(r, asked);
  const hourly = hourlyPay(r, asked.pay[0], asked.pay[1]);
  const wanted = type === jobTypes.mini ? miniHours(hourly) : r.pick(hoursOf[type] ?? [10]);
  const load = workLoadFor(wanted);
  const limit = maxHomeoffice(asked.positionId);
  return {
    jobTypeId: type,
    hours: load.hours,
    workLoadId: load.id,
    homeofficeId: limit > 1 && r.chance(0.5) ? r.int(2, limit) : 1,
    pay: payText(r, type, hourly, asked),
  };
}
