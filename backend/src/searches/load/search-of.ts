import type { Candidate, JobSearch } from '@silverjobs/contract';
import { potentialJobIds } from '../../candidates/potential-jobs.ts';
import type { Database } from '../../database/database.ts';
import type { Labels } from '../../lookups/labels.ts';
import { type LocationFacts, loadLocationFacts } from '../location-facts/location-facts.ts';
import { AUTO_TITLE, activitiesText, profilePlaceText, searchTitle } from '../search-texts.ts';
import type { Row } from './select-searches.ts';

/** A saved search as the contract has it. */
export function searchOf(
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
    title: search.title ?? (auto ? AUTO_TITLE : searchTitle(what, where, search.narrowing)),
    type: search.type,
    search_what_id: search.searchWhatId,
    search_what_label: what,
    search_location_id: search.searchLocationId,
    search_location_label: where,
    alert_config_id: search.alertConfigId,
    alert_contig_label: labels('alert_config', search.alertConfigId) ?? '',
    narrowing: search.narrowing,
    ...(search.savedBy !== null && { saved_by: search.savedBy }),
  };
}

/** What is known of the places of some searches. */
export function factsOf(db: Database, rows: readonly Row[]) {
  return loadLocationFacts(
    db,
    rows.flatMap(({ search }) => search.searchLocationId ?? []),
  );
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
