import {
  CONTRACT_KINDS,
  type JOB_ORDERS,
  JOB_SCOPES,
  JOB_TIMES,
} from '@silverjobs/contract/constants';

type JobScope = (typeof JOB_SCOPES)[number];
type JobOrder = (typeof JOB_ORDERS)[number];

/**
 * What of the pool is left and how it is ordered, beside position and place (jobs-90); named as the
 * calls do. What is absent is the usual: all jobs, what fits first.
 */
export interface Refinement {
  scope?: JobScope;
  order?: Exclude<JobOrder, 'fitting'>;
  /** Ids with commas between them. */
  job_type_ids?: string;
  work_load_ids?: string;
  /** In title, text or name of the employer. */
  words?: string;
  /** Cents an hour at least. */
  pay_from?: string;
  /** Of CONTRACT_KINDS and JOB_TIMES, with commas between them. */
  contract_kinds?: string;
  times?: string;
}

/** Lists of ids in a refinement, in the order in which they stand. */
export const ID_FIELDS = ['job_type_ids', 'work_load_ids'] as const;
export type IdField = (typeof ID_FIELDS)[number];

/** Everything, in the usual order. */
export const NO_REFINEMENT: Refinement = {};

/** What text must be to be taken over; the document's first calls go by the same. */
export const REFINEMENT_VALUES = {
  scope: JOB_SCOPES,
  order: ['nearest', 'newest'],
  job_type_ids: 'ids',
  work_load_ids: 'ids',
} as const;

const MAX_LENGTH = 100;
const areOf = (known: readonly string[]) => (text: string) =>
  text.split(',').every((one) => known.includes(one));

/** What the document does not ask by itself, and how it is checked. */
const LATER_VALUES = {
  words: (text: string) => text.trim() !== '' && text.length <= MAX_LENGTH,
  pay_from: (text: string) => /^[1-9]\d{2,5}$/.test(text),
  contract_kinds: areOf(CONTRACT_KINDS),
  times: areOf(JOB_TIMES),
} as const;

/** All fields, in the order in which they are written. */
export const REFINEMENT_FIELDS = [
  ...Object.keys(REFINEMENT_VALUES),
  ...Object.keys(LATER_VALUES),
] as (keyof Refinement)[];
const FIELDS = REFINEMENT_FIELDS;

function fits(text: string, field: keyof Refinement): boolean {
  if (field in LATER_VALUES) return LATER_VALUES[field as keyof typeof LATER_VALUES](text);
  const values: readonly string[] | 'ids' =
    REFINEMENT_VALUES[field as keyof typeof REFINEMENT_VALUES];
  if (values !== 'ids') return values.includes(text);
  return text.length <= MAX_LENGTH && text.split(',').every((id) => /^[1-9]\d{0,8}$/.test(id));
}

/** A refinement that was stored or came in an address; null when nothing of it can be used. */
export function parseRefinement(value: unknown): Refinement | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = FIELDS.flatMap((field) => {
    const text = (value as Record<string, unknown>)[field];
    return typeof text === 'string' && fits(text, field) ? [[field, text]] : [];
  });
  return known.length > 0 ? (Object.fromEntries(known) as Refinement) : null;
}

/** Whether it changes nothing. */
export function isPlain(refinement: Refinement): boolean {
  return FIELDS.every((field) => refinement[field] === undefined);
}

/** Whether it leaves jobs out. */
export function isNarrowing({ order: _, ...rest }: Refinement): boolean {
  return !isPlain(rest);
}

/** The refinement with another value in one field; undefined is the usual. */
export function refined<Field extends keyof Refinement>(
  refinement: Refinement,
  field: Field,
  value: Refinement[Field] | undefined,
): Refinement {
  const { [field]: _, ...rest } = refinement;
  // In the order of the fields, so that equal ones are written alike.
  const next = { ...rest, ...(value !== undefined && { [field]: value }) };
  return parseRefinement(next) ?? NO_REFINEMENT;
}

/** The ids of a list of them. */
export function idsOf(refinement: Refinement, field: IdField): number[] {
  return refinement[field]?.split(',').map(Number) ?? [];
}

/** The refinement with these ids in a list; none is no filter. */
export function withIds(refinement: Refinement, field: IdField, ids: readonly number[]) {
  const text = [...new Set(ids)].sort((a, b) => a - b).join();
  return refined(refinement, field, text || undefined);
}

/** All hours up to one of the list, which is in ascending order: a job of ten fits into twenty. */
export function hoursUpTo(refinement: Refinement, id: number): Refinement {
  const ids = Array.from({ length: id }, (_, place) => place + 1);
  return withIds(refinement, 'work_load_ids', ids);
}

/** The number of kinds of job that are on, and one for everything else that is asked. */
export function activeCount(refinement: Refinement): number {
  const { scope: _, order: __, job_type_ids: ___, ...others } = refinement;
  return idsOf(refinement, 'job_type_ids').length + Object.keys(others).length;
}

/** What a saved search keeps of it (jobs-24): neither order nor scope. */
export function narrowingOf(refinement: Refinement): Omit<Refinement, 'scope' | 'order'> {
  const { scope: _, order: __, ...narrowing } = refinement;
  return narrowing;
}
