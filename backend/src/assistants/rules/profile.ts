import type { Candidate } from '@silverjobs/contract';
import { loadCandidate } from '../../candidates/load-candidate.ts';
import type { Database } from '../../database/database.ts';
import { findWorkload, type Workload } from '../understanding/find-hours.ts';
import { findPositions, positionsById } from '../understanding/find-positions.ts';
import { type Place, placeOf } from '../understanding/place/place.ts';

const DEFAULT_RADIUS_KM = 25;

/** What the profile says that the assistants ask for. */
export type Profile = {
  readonly candidate: Candidate;
  readonly name: string | null;
  /** 'Guten Tag, Frau Schuster', or without the name where it is not known. */
  readonly greeting: string;
  readonly place: Place | null;
  readonly workload: Workload | null;
  /** Positions of one's own experience, those of the main job first. */
  readonly positionIds: readonly number[];
  /** The person's own label for their work. */
  readonly work: string | null;
};

function greetingOf({ contact }: Candidate): string {
  const title = contact._salutation?.label;
  const name = title && contact.last_name ? `${title} ${contact.last_name}` : contact.first_name;
  return name ? `Guten Tag, ${name}!` : 'Guten Tag!';
}

/** The profile of the one who asks, as the assistants use it. */
export async function loadProfile(db: Database, candidateId: number): Promise<Profile> {
  const candidate = await loadCandidate(db, candidateId);
  const { location, display, main_job, preferences, contact } = candidate;
  const work = main_job.job_position;
  const named = work ? await findPositions(db, work) : [];
  const used = candidate.candidate_matching_positions.filter(
    ({ matching_used }) => matching_used === 'true',
  );
  const known = await positionsById(
    db,
    used.map(({ positions_id }) => positions_id),
  );
  const ids = [
    ...known.map(({ id }) => id),
    ...named.slice(0, 2).map(({ position }) => position.id),
  ];
  const km = location.radius ? location.radius / 1_000 : DEFAULT_RADIUS_KM;
  const isPlaceKnown = location.postal_code !== null && display.latitude !== null;
  return {
    candidate,
    name: [contact.first_name, contact.last_name].filter(Boolean).join(' ') || null,
    greeting: greetingOf(candidate),
    place: isPlaceKnown ? placeOf(location.postal_code ?? '', display.city, km) : null,
    workload: preferences.work_load ? findWorkload(preferences.work_load) : null,
    positionIds: [...new Set(ids)],
    work,
  };
}
