import type { JobFilter, JobListFilter } from '@silverjobs/api/job-filter';
import {
  LOCATION_ALL_ID,
  LOCATION_STORAGE_KEY,
  POSITION_STORAGE_KEY,
  REFINEMENT_STORAGE_KEY,
} from '@silverjobs/contract/constants';
import type { LocationChoice } from '@silverjobs/widgets/location-picker';
import type { PositionChoice } from '@silverjobs/widgets/position-picker';
import {
  isNarrowing,
  isPlain,
  NO_REFINEMENT,
  narrowingOf,
  parseRefinement,
  type Refinement,
  refined,
} from './refinement.ts';

/** What a search looks for, and what of a filter can be saved (jobs-24). */
export interface Search {
  position: PositionChoice | null;
  location: LocationChoice | null;
}

/** What the pool is filtered by (jobs-2), and how it is ordered (jobs-90). */
export interface SearchFilter extends Search {
  refinement: Refinement;
}

/** No filter at all. */
export const NO_FILTER: SearchFilter = {
  position: null,
  location: null,
  refinement: NO_REFINEMENT,
};

const MAX_ID = 2_147_483_647;
const MAX_LABEL = 300;
const MAX_JSON = 2_000;
const TYPES = ['all', 'region_id', 'postal_code'] as const;

/** A position that was stored or came in an address; null when it is none (jobs-11). */
export function parsePosition(value: unknown): PositionChoice | null {
  if (!isRecord(value)) return null;
  const { id, label } = value;
  return isId(id) && isLabel(label) ? { id, label: label.trim() } : null;
}

/** A location that was stored or came in an address; null when it is none (jobs-11). */
export function parseLocation(value: unknown): LocationChoice | null {
  if (!isRecord(value)) return null;
  const {
    id,
    label,
    type = 'postal_code',
    value: place = '',
    radius = null,
    region = null,
  } = value;
  if (!(isId(id) || id === LOCATION_ALL_ID) || !isLabel(label)) return null;
  const knownType = TYPES.find((known) => known === type);
  if (!knownType || !isSize(radius) || !isSize(region)) return null;
  if (!Number.isInteger(place) && !(typeof place === 'string' && place.length <= 10)) return null;
  return {
    id,
    label: label.trim(),
    type: knownType,
    value: place as LocationChoice['value'],
    radius,
    region,
  };
}

/** The filter in the query of an address; what is broken or foreign is left out (jobs-11). */
export function parseSearchFilter(search: string): SearchFilter {
  const params = new URLSearchParams(search);
  return {
    position: parsePosition(parseJson(params.get(POSITION_STORAGE_KEY))),
    location: parseLocation(parseJson(params.get(LOCATION_STORAGE_KEY))),
    refinement: parseRefinement(parseJson(params.get(REFINEMENT_STORAGE_KEY))) ?? NO_REFINEMENT,
  };
}

/** The query with this filter in it; other parameters stay as they are. */
export function writeFilter(search: string, filter: SearchFilter): string {
  const params = new URLSearchParams(search);
  for (const [key, choice] of [
    [POSITION_STORAGE_KEY, filter.position],
    [LOCATION_STORAGE_KEY, filter.location],
    [REFINEMENT_STORAGE_KEY, isPlain(filter.refinement) ? null : filter.refinement],
  ] as const) {
    if (choice) params.set(key, JSON.stringify(choice));
    else params.delete(key);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Each choice of the first filter, where it has one, else of the second. */
export function mergeFilters(first: SearchFilter, second: SearchFilter): SearchFilter {
  return {
    position: first.position ?? second.position,
    location: first.location ?? second.location,
    refinement: isPlain(first.refinement) ? second.refinement : first.refinement,
  };
}

/** Whether nothing is filtered out. */
export function isUnfiltered({ position, location, refinement }: SearchFilter): boolean {
  return position === null && location === null && !isNarrowing(refinement);
}

/** The filter without anything that leaves jobs out; the order stays. */
export function unfiltered({ refinement: { order } }: SearchFilter): SearchFilter {
  return { ...NO_FILTER, refinement: refined(NO_REFINEMENT, 'order', order) };
}

/** Whether both search for the same, however the list is ordered. */
export function sameSearch(first: SearchFilter, second: SearchFilter): boolean {
  const searched = ({ position, location, refinement }: SearchFilter) =>
    JSON.stringify([position, location, narrowingOf(refinement)]);
  return searched(first) === searched(second);
}

/** Whether both filters say the same. */
export function sameFilter(first: SearchFilter, second: SearchFilter): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** The parameters that a filter adds to a call; 'Alle Regionen' adds none (jobs-19). */
export function toJobFilter({ position, location, refinement }: SearchFilter): JobFilter {
  const { order: _, ...narrowing } = refinement;
  return {
    ...(position && { search_what_id: position.id }),
    ...(location && location.id !== LOCATION_ALL_ID && { search_location_id: location.id }),
    ...narrowing,
  };
}

/** The parameters that a filter adds to the call of the list, which is ordered as well. */
export function toListFilter(filter: SearchFilter): JobListFilter {
  const { order } = filter.refinement;
  return { ...toJobFilter(filter), ...(order && { order }) };
}

/** The list is asked for only when the position has an id or none is chosen (jobs-7). */
export function isQueryable(filter: { position: { id?: unknown } | null }): boolean {
  return filter.position === null || isId(filter.position.id);
}

function parseJson(text: string | null): unknown {
  if (text === null || text.length > MAX_JSON) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID;
}

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LABEL;
}

function isSize(value: unknown): value is number | null {
  return value === null || (Number.isInteger(value) && (value as number) >= 0);
}
