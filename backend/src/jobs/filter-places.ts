import type { PlaceCode } from './codes-within.ts';
import type { JobLocation } from './job-location.ts';

/** What a filter says about places. */
export type FilterPlaces = {
  readonly location: JobLocation;
  /** Only jobs with one of these postal codes. */
  readonly placeCodes?: readonly PlaceCode[] | undefined;
  /** Only jobs with none of these, also those without any. */
  readonly awayFromCodes?: readonly string[] | undefined;
};

type Places = {
  readonly location: JobLocation;
  readonly codes: readonly string[] | undefined;
  readonly awayFrom: readonly string[] | undefined;
  /** How many active jobs the codes have, where it is known. */
  readonly jobs?: number | undefined;
};

/** A postal code with its region, or a job that may have none. */
type Place = Pick<PlaceCode, 'districtId' | 'stateId'> & { readonly code: string | null };

/** Says of places whether they lie at a location; home office is nowhere, so all of them do. */
export function liesAt(location: JobLocation): (place: Place) => boolean {
  switch (location.kind) {
    case 'state':
      return ({ stateId }) => stateId === location.regionId;
    case 'district':
      return ({ districtId }) => districtId === location.regionId;
    case 'codes': {
      const codes = new Set(location.codes);
      return ({ code }) => codes.has(code ?? '');
    }
    default:
      return () => true;
  }
}

/**
 * What a filter says about places with all postal codes in one list. Of two conditions that exclude
 * each other, a Land and codes elsewhere, the planner expects many jobs and reads all of them.
 */
export function placesOf({ location, placeCodes, awayFromCodes }: FilterPlaces): Places {
  const own = location.kind === 'codes' ? location.codes : undefined;
  const places = placeCodes?.filter(liesAt(location));
  const codes = places?.map(({ code }) => code) ?? own;
  const known = location.kind === 'codes' ? location.jobs : undefined;
  if (!codes) return { location, codes, awayFrom: awayFromCodes };
  const away = new Set(awayFromCodes);
  return {
    location: location.kind === 'homeoffice' ? location : { kind: 'all' },
    codes: codes.filter((code) => !away.has(code)),
    awayFrom: undefined,
    jobs: places?.some(({ jobs }) => jobs !== undefined)
      ? places.reduce((sum, { jobs = 0 }) => sum + jobs, 0)
      : known,
  };
}
