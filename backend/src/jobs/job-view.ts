import type { JOB_GROUPS } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptReference } from '../database/kept-reference.ts';
import { postalCodes } from '../database/schema.ts';
import { readOptionId } from '../places/option-id.ts';
import type { Home } from './distance.ts';
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

type Judged = { readonly postalCode: string | null; readonly fits: boolean };

/** Says of some jobs which group they are in (jobs-57), as rankedIds() orders them. */
export function groupsBy(
  profile: SearchProfile | null,
): (job: Judged) => (typeof JOB_GROUPS)[number] | null {
  if (!profile) return () => null;
  const codes = profile.nearCodes && new Set(profile.nearCodes.map(({ code }) => code));
  return ({ postalCode, fits }) => {
    const near = codes === null || (postalCode !== null && codes.has(postalCode));
    if (!near) return 'other';
    if (fits) return 'fitting';
    return codes === null ? 'other' : 'near';
  };
}
