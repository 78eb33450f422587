import type { Candidate, JobSearch } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import type { Labels } from '../../lookups/labels.ts';
import { type LocationFacts, loadLocationFacts } from '../location-facts/location-facts.ts';
import { AUTO_TITLE, searchTitle } from '../search-texts.ts';
import { fromProfile } from './from-profile.ts';
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

/** What is known of the places of some searches. */
export function factsOf(db: Database, rows: readonly Row[]) {
  return loadLocationFacts(
    db,
    rows.flatMap(({ search }) => search.searchLocationId ?? []),
  );
}
