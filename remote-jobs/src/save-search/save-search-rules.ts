import type { JobSearchInput, User } from '@silverjobs/contract';
import { ALERT_CONFIG_DEFAULT_ID, LOCATION_ALL_ID } from '@silverjobs/contract/constants';
import { narrowingOf } from '../filter/refinement.ts';
import type { SearchFilter } from '../filter/search-filter.ts';

/** Why a search cannot be saved without a position (jobs-22). */
export const POSITION_MISSING = 'Bitte wählen Sie zuerst aus, was Sie suchen (Beruf/Tätigkeit).';
/** Why a search cannot be saved without a known candidate (jobs-23). */
export const USER_INCOMPLETE = 'Fehler: Benutzerdaten unvollständig. Bitte neu anmelden.';

type Saver = Pick<User, 'id' | 'candidate_id'> | null;

/**
 * What POST /job_search is sent for a filter (jobs-24); null without a position or a candidate.
 * 'Alle Regionen' is no location, as in the list.
 */
export function saveSearchInput(search: SearchFilter, user: Saver): JobSearchInput | null {
  const { position, location } = search;
  if (!position?.id || !user?.id || !user.candidate_id) return null;
  return {
    candidate_id: user.candidate_id,
    users_id: user.id,
    alert_config_id: ALERT_CONFIG_DEFAULT_ID,
    search_what_id: position.id,
    search_location_id: location && location.id !== LOCATION_ALL_ID ? location.id : null,
    narrowing: narrowingOf(search.refinement),
  };
}
