import type { Candidate, JobSearch, JobSearchDetail } from '@silverjobs/contract';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { loadCandidate } from '../candidates/load-candidate.ts';
import { potentialJobIds } from '../candidates/potential-jobs.ts';
import type { Database } from '../database/database.ts';
import { jobSearches, positions } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { withVersion } from '../http/version.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';
import { type LocationFacts, loadLocationFacts } from './location-facts.ts';
import { AUTO_TITLE, activitiesText, profilePlaceText, searchTitle } from './search-texts.ts';

type Row = { search: typeof jobSearches.$inferSelect; whatLabel: string | null };

const ofCandidate = (candidateId: number) =>
  and(eq(jobSearches.candidateId, candidateId), isNull(jobSearches.deletedAt));

function selectSearches(db: Database, condition: SQL | undefined): Promise<Row[]> {
  return db
    .select({ search: jobSearches, whatLabel: positions.label })
    .from(jobSearches)
    .leftJoin(positions, eq(positions.id, jobSearches.searchWhatId))
    .where(condition)
    .orderBy(asc(jobSearches.type), asc(jobSearches.createdAt), asc(jobSearches.id));
}

/**
 * What an automatic search looks for: the activities in use and the place of the profile; without
 * experience the activities that the candidate can imagine.
 */
function fromProfile(candidate: Candidate, labels: Labels) {
  const { postal_code, radius } = candidate.location;
  const used = candidate.candidate_matching_positions
    .filter((item) => item.matching_used === 'true')
    .map(({ label }) => label);
  const imagined = () =>
    potentialJobIds(candidate.additional).flatMap((id) => labels('potential_job', id) ?? []);
  return {
    what: activitiesText(used.length > 0 ? used : imagined()),
    where: profilePlaceText(postal_code, candidate.display.city, radius),
  };
}

function searchOf(
  { search, whatLabel }: Row,
  candidate: Candidate,
  facts: ReadonlyMap<number, LocationFacts>,
  labels: Labels,
): JobSearch {
  const auto = search.type === 'auto';
  const profile = fromProfile(candidate, labels);
  const place = search.searchLocationId === null ? null : facts.get(search.searchLocationId);
  const where = auto ? profile.where : (place?.label ?? null);
  const what = auto ? profile.what : whatLabel;
  return {
    id: search.id,
    title: search.title ?? (auto ? AUTO_TITLE : searchTitle(what, where)),
    type: search.type,
    search_what_id: search.searchWhatId,
    search_what_label: what,
    search_location_id: search.searchLocationId,
    search_location_label: where,
    alert_config_id: search.alertConfigId,
    alert_contig_label: labels('alert_config', search.alertConfigId) ?? '',
  };
}

function factsOf(db: Database, rows: readonly Row[]) {
  return loadLocationFacts(
    db,
    rows.flatMap(({ search }) => search.searchLocationId ?? []),
  );
}

/** The saved searches of a candidate, the automatic one first. */
export async function loadSearches(db: Database, candidateId: number): Promise<JobSearch[]> {
  const rows = await selectSearches(db, ofCandidate(candidateId));
  // One after the other: the database may be a transaction, which is one connection.
  const candidate = await loadCandidate(db, candidateId);
  const labels = await loadLabels(db);
  const facts = await factsOf(db, rows);
  return rows.map((row) => searchOf(row, candidate, facts, labels));
}

/**
 * One saved search with what its page shows (jobs-31).
 * @throws Failure not_found, also for a search of somebody else
 */
export async function loadSearch(
  db: Database,
  candidateId: number,
  id: number,
): Promise<JobSearchDetail> {
  const rows = await selectSearches(db, and(ofCandidate(candidateId), eq(jobSearches.id, id)));
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  // One after the other: the database may be a transaction, which is one connection.
  const candidate = await loadCandidate(db, candidateId);
  const labels = await loadLabels(db);
  const facts = await factsOf(db, rows);
  const auto = row.search.type === 'auto';
  const { location, display } = candidate;
  const place = facts.get(row.search.searchLocationId ?? 0);
  return withVersion({
    ...searchOf(row, candidate, facts, labels),
    map_location_label: auto
      ? profilePlaceText(location.postal_code, display.city, null)
      : (place?.mapLabel ?? null),
    regions_id: place?.regionsId ?? null,
    postal_code: auto ? location.postal_code : (place?.postalCode ?? null),
    radius:
      auto && location.radius !== null
        ? Math.round(location.radius / 1_000)
        : (place?.radius ?? null),
    latitude: auto ? display.latitude : (place?.lat ?? null),
    longitude: auto ? display.longitude : (place?.lon ?? null),
    _candidate: {
      display: { potential_jobs_count: display.potential_jobs_count },
      location,
    },
  });
}
