import type { Candidate } from '@silverjobs/contract';
import type { Profile } from '../../profile.ts';

/** What a person in a sample differs in from somebody without any entries. */
export type Person = {
  readonly form?: 1 | 2;
  readonly first?: string;
  readonly last?: string;
  readonly street?: string;
  readonly place?: string;
  readonly phone?: string;
  readonly work?: string;
  readonly years?: string;
  readonly told?: string;
  readonly last_employer?: readonly [name: string, department?: string];
  readonly previous_employer?: readonly [name: string, department?: string];
  readonly degree?: string;
  readonly trainings?: string;
  readonly software?: string;
  readonly languages?: string;
};

const employer = (given: readonly [string, string?] | undefined) => ({
  employer_name: given?.[0] ?? null,
  employer_department: given?.[1] ?? null,
  employer_years_id: null,
  employer_years: null,
});

/** A candidate with these entries and no others. */
function candidateOf(person: Person): Candidate {
  const [code = null, ...city] = person.place?.split(' ') ?? [];
  return {
    id: 1,
    contact: {
      salutation_id: person.form ?? null,
      first_name: person.first ?? null,
      last_name: person.last ?? null,
      phone: person.phone ?? null,
      email: 'post@person.example',
      complete: false,
      _salutation: person.form ? { label: person.form === 1 ? 'Herr' : 'Frau' } : null,
    },
    location: { postal_code: code, street: person.street ?? null, radius: 10_000 },
    display: {
      city: city.join(' ') || null,
      latitude: null,
      longitude: null,
      last_employer: employer(person.last_employer),
      previous_employer: employer(person.previous_employer),
      work_experience: person.told ?? null,
      potential_jobs_count: 0,
    },
    main_job: {
      job_position: person.work ?? null,
      job_experience: person.years ?? null,
    },
    education: {
      degree: person.degree ?? null,
      trainings: person.trainings ?? null,
      software: person.software ?? null,
    },
    additional: { languages: person.languages ?? null },
    preferences: {},
    candidate_matching_positions: [],
  } as unknown as Candidate;
}

/** The profile that the assistants read of it. */
export function profileOf(person: Person): Profile {
  const candidate = candidateOf(person);
  const name = [person.first, person.last].filter(Boolean).join(' ');
  const title = person.form === 1 ? 'Herr' : 'Frau';
  return {
    candidate,
    name: name || null,
    greeting: person.form && person.last ? `Guten Tag, ${title} ${person.last}!` : 'Guten Tag!',
    place: null,
    workload: null,
    positionIds: [],
    work: person.work ?? null,
  };
}
