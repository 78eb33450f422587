import type { Candidate } from '@silverjobs/contract';
import { RADIUS_DEFAULT_METERS } from '@silverjobs/contract/constants';
import { formatKilometres } from '@silverjobs/contract/formats';
import { fact, type ProfileFact } from './fact.ts';

/** Activities that are named before the rest is only counted. */
const NAMED = 3;

/** '10 km'; the radius is kept in metres and is 10 km as long as none was chosen (profile-34). */
export function radiusText(meters: number | null): string {
  return formatKilometres(meters ?? RADIUS_DEFAULT_METERS);
}

/** '50667 Köln'; null without a postal code. */
export function placeText({ location, display }: Candidate): string | null {
  if (!location.postal_code) return null;
  return [location.postal_code, display.city].filter(Boolean).join(' ');
}

/** Where the candidate lives. */
export function residenceFacts(candidate: Candidate): ProfileFact[] {
  return [
    fact('Postleitzahl und Ort', placeText(candidate), 'Ihre Postleitzahl'),
    fact('Straße', candidate.location.street, 'Ihre Straße'),
  ];
}

function named(labels: readonly string[]): string | null {
  const rest = labels.length - NAMED;
  const first = labels.slice(0, NAMED).join(', ');
  return rest > 0 ? `${first} und ${rest} weitere` : first || null;
}

/** What the candidate looks for: activities of the experience in use, and others in number. */
export function desiredFacts(candidate: Candidate): ProfileFact[] {
  const used = candidate.candidate_matching_positions.filter(
    ({ matching_used }) => matching_used === 'true',
  );
  const count = candidate.display.potential_jobs_count;
  const others = count === 1 ? '1 Tätigkeit' : `${count} Tätigkeiten`;
  return [
    fact(
      'Aus Ihrer Erfahrung',
      named(used.map(({ label }) => label)),
      'Ihre Arbeitgeber oder Ihre Ausbildung',
    ),
    fact('Außerdem vorstellbar', count > 0 ? others : null, 'weitere vorstellbare Tätigkeiten'),
  ];
}
