import { HOMEOFFICE_MOSTLY_ID, type JOB_GROUPS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { postalCodes } from '../database/schema.ts';
import { readOptionId } from '../places/option-id.ts';
import type { Home } from './distance.ts';
import type { JobMatch } from './job-matches.ts';
import type { SearchProfile } from './search-profile.ts';

/** How somebody sees jobs: by which profile, and from where (jobs-57, jobs-60). */
export type JobView = { readonly profile: SearchProfile | null; readonly origin: Home | null };

/** As the candidate's profile has it. */
export const viewOf = (profile: SearchProfile | null): JobView => ({
  profile,
  origin: profile?.home ?? null,
});

/** One place or none, which is the same for everybody (operation-29). */
const loadPlaces = keptReference(
  (db, code: string): Promise<Home[]> =>
    db
      .select({ code: postalCodes.code, lat: postalCodes.lat, lon: postalCodes.lon })
      .from(postalCodes)
      .where(eq(postalCodes.code, code)),
  { size: ({ length }) => length, room: 10_000 },
);

/** From the postal code that is filtered by, otherwise from home (jobs-60). */
export async function loadJobView(
  db: Database,
  profile: SearchProfile | null,
  optionId: number | undefined,
): Promise<JobView> {
  const option = optionId === undefined ? null : readOptionId(optionId);
  if (option?.kind !== 'postal-code') return viewOf(profile);
  const [origin = null] = await loadPlaces(db, option.code);
  return { profile, origin };
}

type Judged = {
  readonly postalCode: string | null;
  readonly homeofficeId: number;
} & Pick<JobMatch, 'fits' | 'by' | 'suits'>;

/** Says of some jobs which group they are in (jobs-57), as rankedIds() orders them. */
export function groupsBy(
  profile: SearchProfile | null,
): (job: Judged) => (typeof JOB_GROUPS)[number] | null {
  if (!profile) return () => null;
  const { wishes } = profile;
  const codesOf = (codes: SearchProfile['nearCodes']) =>
    codes && new Set(codes.map(({ code }) => code));
  const [near, wide] = [codesOf(profile.nearCodes), codesOf(profile.wideCodes)];
  if (!near || !wide || wishes?.place === 'home') {
    return ({ fits }) => (fits ? 'fitting' : 'other');
  }
  return ({ postalCode, homeofficeId, fits, by, suits }) => {
    const isAtHome = wishes?.place === 'both' && homeofficeId >= HOMEOFFICE_MOSTLY_ID;
    const isWide = isAtHome || wide.has(postalCode ?? '');
    if (fits && isWide) return 'fitting';
    if (suits && by === 'related' && isWide) return 'near';
    return suits && near.has(postalCode ?? '') ? 'near' : 'other';
  };
}
