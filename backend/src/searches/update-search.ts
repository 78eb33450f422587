import type { JobSearchPatch } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, isNull } from '../database/drizzle.ts';
import { jobSearches } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { refuseStale } from '../http/version.ts';
import { ALERT_NEVER_ID, ALERT_WEEKLY_ID } from './alert-frequency.ts';
import { checkSearchIds, givenParts } from './check-search.ts';
import { loadSearch } from './load/load-search.ts';
import { dropWaitingAlerts, hastenWaitingAlerts } from './waiting-alerts.ts';

type Given<T> = { readonly [Field in keyof T]: T[Field] | undefined };
type Search = typeof jobSearches.$inferSelect;

const PLACE_FIELDS = ['search_location_label', 'regions_id', 'postal_code', 'radius'] as const;

/**
 * The own search with this id.
 * @throws Failure not_found, also for a search of somebody else
 */
export async function findSearch(db: Database, candidateId: number, id: number): Promise<Search> {
  const [row] = await db
    .select()
    .from(jobSearches)
    .where(
      and(
        eq(jobSearches.id, id),
        eq(jobSearches.candidateId, candidateId),
        isNull(jobSearches.deletedAt),
      ),
    )
    .for('update');
  if (!row) throw new Failure('not_found');
  return row;
}

export function refuseAuto(search: Search, param: string | undefined, message: string): void {
  if (search.type !== 'auto') return;
  throw new Failure('forbidden', { message, ...(param === undefined ? {} : { param }) });
}

/**
 * Changes the given fields (jobs-31). Labels, region, postal code and radius follow from the ids,
 * whatever was sent with them. Of an automatic search only the alert can be changed (jobs-29).
 * Call it in a transaction.
 * @throws Failure not_found, forbidden, validation.failed, version.stale
 */
export async function updateSearch(
  db: Database,
  candidateId: number,
  id: number,
  { version, ...patch }: Partial<Given<JobSearchPatch>>,
): Promise<void> {
  const search = await findSearch(db, candidateId, id);
  await refuseStale(version, () => loadSearch(db, candidateId, id));
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const other = given.find(([name]) => name !== 'alert_config_id');
  if (other) {
    refuseAuto(
      search,
      other[0],
      'Diese Suche entsteht aus Ihrem Profil. Bitte ändern Sie dort Tätigkeiten und Suchort.',
    );
  }
  const lonely = PLACE_FIELDS.find((name) => patch[name] !== undefined);
  if (lonely && patch.search_location_id === undefined) {
    throw new Failure('validation.failed', {
      param: 'search_location_id',
      message: 'Der Ort fehlt. Bitte wählen Sie ihn noch einmal.',
    });
  }
  await checkSearchIds(db, patch);
  const { title, search_what_id, search_location_id, alert_config_id } = patch;
  const columns = {
    ...(title === undefined ? {} : { title }),
    ...(search_what_id === undefined ? {} : { searchWhatId: search_what_id }),
    ...(search_location_id === undefined ? {} : { searchLocationId: search_location_id }),
    ...(alert_config_id === undefined ? {} : { alertConfigId: alert_config_id }),
    ...(patch.narrowing === undefined ? {} : { narrowing: givenParts(patch.narrowing) }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.update(jobSearches).set(columns).where(eq(jobSearches.id, search.id));
  if (alert_config_id === ALERT_NEVER_ID) await dropWaitingAlerts(db, search.id);
  else if (alert_config_id !== undefined && alert_config_id !== ALERT_WEEKLY_ID) {
    await hastenWaitingAlerts(db, search.id);
  }
}
