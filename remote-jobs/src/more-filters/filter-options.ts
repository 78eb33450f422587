import type { LookupOption } from '@silverjobs/api/lookups';
import { narrowingTexts } from '@silverjobs/contract/narrowing-texts';
import {
  ID_FIELDS,
  type IdField,
  idsOf,
  narrowingOf,
  type Refinement,
  refined,
  withIds,
} from '../filter/refinement.ts';

/** The lists of choices, as far as they are there. */
export type FilterOptions = Readonly<Record<IdField, readonly LookupOption[] | undefined>>;

/** What each list asks. */
export const FIELD_NAMES: Readonly<Record<IdField, string>> = {
  job_type_ids: 'Art der Stelle',
  work_load_ids: 'Arbeitszeit',
};

/** A filter that is on. */
export interface ActiveFilter {
  field: keyof ReturnType<typeof narrowingOf>;
  /** Of lists of ids; hours are one filter of all ids up to the most. */
  ids: readonly number[];
  label: string;
}

const isIdField = (field: ActiveFilter['field']): field is IdField =>
  ID_FIELDS.some((known) => known === field);

/** 'mindestens 10 Stunden pro Woche' of a job, as a filter says it. */
export const atMost = (label: string) => label.replace(/^mindestens/, 'höchstens');

/** What hours that are filtered by are called: by the most, where all below are among them. */
function hoursLabel(ids: readonly number[], options: readonly LookupOption[] | undefined): string {
  const known = options?.filter(({ id }) => ids.includes(id)) ?? [];
  const most = known.at(-1);
  if (!options || !most) return FIELD_NAMES.work_load_ids;
  const isUpTo = options.indexOf(most) === known.length - 1;
  return isUpTo ? atMost(most.label) : known.map(({ label }) => label).join(' oder ');
}

/** The filters that are on; without the list of choices one is called by what it asks. */
export function activeFilters(refinement: Refinement, options: FilterOptions): ActiveFilter[] {
  const types = idsOf(refinement, 'job_type_ids').map((id) => ({
    field: 'job_type_ids' as const,
    ids: [id],
    label:
      options.job_type_ids?.find((option) => option.id === id)?.label ?? FIELD_NAMES.job_type_ids,
  }));
  const others = narrowingTexts(narrowingOf(refinement)).flatMap(({ field, text }) =>
    isIdField(field) ? [] : { field, ids: [], label: text },
  );
  const ids = idsOf(refinement, 'work_load_ids');
  if (ids.length === 0) return [...types, ...others];
  const label = hoursLabel(ids, options.work_load_ids);
  return [...types, { field: 'work_load_ids', ids, label }, ...others];
}

/** The refinement without one of its filters. */
export function withoutFilter(refinement: Refinement, { field, ids }: ActiveFilter): Refinement {
  if (!isIdField(field)) return refined(refinement, field, undefined);
  const rest = idsOf(refinement, field).filter((other) => !ids.includes(other));
  return withIds(refinement, field, rest);
}

/** The refinement with those ids only that the lists have; the same object when all are known. */
export function knownOnly(refinement: Refinement, options: FilterOptions): Refinement {
  return ID_FIELDS.reduce((now, field) => {
    const list = options[field];
    const ids = idsOf(now, field);
    const known = ids.filter((id) => !list || list.some((option) => option.id === id));
    return known.length === ids.length ? now : withIds(now, field, known);
  }, refinement);
}
