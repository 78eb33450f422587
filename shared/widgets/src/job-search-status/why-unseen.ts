import type { Candidate } from '@silverjobs/contract';

type Seen = Pick<Candidate, 'additional' | 'candidate_matching_positions' | 'location' | 'ops'>;

function hasActivity({ additional, candidate_matching_positions: positions }: Seen): boolean {
  return (
    positions.some(({ matching_used }) => matching_used === 'true') ||
    Object.entries(additional).some(
      ([name, value]) => name.startsWith('potential_job_') && value === 'true',
    )
  );
}

/**
 * Why no employer finds a candidate, in a sentence; null where one can (employers-20): by an activity,
 * and, beside jobs wholly from home, by a place.
 */
export function whyUnseen(candidate: Seen): string | null {
  if (candidate.ops.status === 'inactive') {
    return 'Ihre Stellensuche ist pausiert. Arbeitgeber sehen das Kurzprofil zurzeit nicht.';
  }
  if (!hasActivity(candidate)) {
    return 'Noch findet Sie kein Arbeitgeber: Es fehlt eine Tätigkeit, die Sie suchen. Ergänzen Sie sie unter „Mein Profil“.';
  }
  if (!candidate.location.postal_code?.trim()) {
    return 'Noch finden Sie nur Arbeitgeber mit Stellen ganz im Homeoffice: Es fehlt die Postleitzahl Ihres Wohnorts. Ergänzen Sie sie unter „Mein Profil“.';
  }
  return null;
}
