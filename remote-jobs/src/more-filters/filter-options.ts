import type { LookupOption } from '@silverjobs/api/lookups';
import { ID_FIELDS, type IdField, idsOf, type Refinement, withIds } from '../filter/refinement.ts';

/** The lists of choices, as far as they are there. */
export type FilterOptions = Readonly<Record<IdField, readonly LookupOption[] | undefined>>;

/** What each list asks. */
export const FIELD_NAMES: Readonly<Record<IdField, string>> = {
  job_type_ids: 'Art der Stelle',
  work_load_ids: 'Arbeitszeit',
};

/** A filter that is on. */
export interface ActiveFilter {
  field: IdField;
  id: number;
  label: string;
}

/** The filters that are on; without the list of choices one is called by what it asks. */
export function activeFilters(refinement: Refinement, options: FilterOptions): ActiveFilter[] {
  return ID_FIELDS.flatMap((field) =>
    idsOf(refinement, field).map((id) => ({
      field,
      id,
      label: options[field]?.find((option) => option.id === id)?.label ?? FIELD_NAMES[field],
    })),
  );
}

/** The refinement without one of its filters. */
export function withoutFilter(refinement: Refinement, { field, id }: ActiveFilter): Refinement {
  const rest = idsOf(refinement, field).filter((other) => other !== id);
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
