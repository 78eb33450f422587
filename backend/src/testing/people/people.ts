import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { positions } from '../../reference/positions/index.ts';

const label = z.enum(positions.map((position) => position.label));

/** Somebody who looks for work, as people would tell it; judged before the ranking was written. */
const person = z.strictObject({
  who: z.string(),
  postal_code: z.string().regex(/^(?:\d{5}|(?:A|CH)-\d{4})$/),
  village: z.boolean(),
  /** What is answered to 'Was haben Sie gearbeitet?'. */
  job: z.string(),
  /** The occupation that this is, and others that the person would gladly do. */
  own: z.array(label).min(1),
  gladly: z.array(label).min(4),
  hours_at_most: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(20)]),
  kind: z.enum(['paid', 'volunteer', 'both']),
  where: z.enum(['out', 'home', 'any']),
  /** How far work may be away. */
  km: z.number().int(),
  /** Never again. */
  never: z.array(label),
});
export type PersonOfTable = z.output<typeof person>;

const table = z.strictObject({
  /** Occupations that nobody takes up without their training. */
  trained: z.array(label),
  people: z.array(person).length(40),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** The table of people with what they want, and what only trained people do. */
const { trained, people: persons } = table.parse(read('people.json'));
export const people = persons;

/** Others, whom nobody looks at while the ranking is changed: judged by the same rules. */
export const heldOut = z
  .strictObject({ people: z.array(person).length(12) })
  .parse(read('hold-out.json')).people;

/** A job as far as it is judged. */
export interface JudgedJob {
  /** Its occupations, the main one first. */
  readonly labels: readonly string[];
  readonly hours: number;
  readonly isVolunteer: boolean;
  readonly isFullTime: boolean;
  readonly isAtHome: boolean;
  /** Infinity where its place is not known. */
  readonly km: number;
}

/** A way that is half as long again as was said is still gone for the right work. */
const WORTH_THE_WAY = 1.5;
/** Nobody goes so far: four times what was said, and more than 60 km. */
const TOO_FAR = 4;
const TOO_FAR_KM = 60;
/** So many hours more than wanted are out of the question. */
const MUCH_MORE = 10;

const kindFits = ({ kind }: PersonOfTable, { isVolunteer }: JudgedJob) =>
  kind === 'both' || (kind === 'volunteer') === isVolunteer;

/** Whether somebody would want a job: gladly done, of the kind, not too long, and near enough. */
export function isWanted(one: PersonOfTable, job: JudgedJob): boolean {
  const { own, gladly, never, hours_at_most, where, km } = one;
  if (!kindFits(one, job) || job.isFullTime || job.hours > hours_at_most) return false;
  if (job.labels.some((name) => never.includes(name))) return false;
  if (!job.labels.some((name) => [...own, ...gladly].includes(name))) return false;
  if (where === 'home') return job.isAtHome;
  return job.km <= km * WORTH_THE_WAY || (where === 'any' && job.isAtHome);
}

/** Why a job is absurd for somebody; null where it is not. */
export function absurdity(one: PersonOfTable, job: JudgedJob): string | null {
  const [main = ''] = job.labels;
  if (one.never.includes(main)) return `never ${main}`;
  if (!kindFits(one, job)) return 'the other kind';
  if (job.isFullTime || job.hours > one.hours_at_most + MUCH_MORE) return `${job.hours} hours`;
  if (!job.isAtHome && job.km > Math.max(one.km * TOO_FAR, TOO_FAR_KM)) {
    return `${Math.round(job.km)} km away`;
  }
  const known = [...one.own, ...one.gladly];
  const isStrange = trained.includes(main) && !job.labels.some((name) => known.includes(name));
  return isStrange ? `not trained: ${main}` : null;
}
