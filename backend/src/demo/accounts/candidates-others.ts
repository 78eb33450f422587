import { lookups } from '../../reference/lookups/index.ts';
import {
  type CandidateDraft,
  education,
  employer,
  labelOf,
  mainJob,
  matching,
} from './candidate-draft.ts';
import type { CandidateRow } from './types.ts';

interface Short {
  salutationId: 1 | 2;
  first: string;
  last: string;
  postalCode: string;
  city: string;
  street: string;
  workLoadId: number;
  potentialJobs: number[];
  job: CandidateRow['main_job'];
  last_employer: CandidateRow['display']['last_employer'];
  degree: CandidateRow['education'];
  positions: readonly number[];
  paidDaysLeft?: number;
}

const shorts: readonly Short[] = [
  {
    salutationId: 1,
    first: 'Karl',
    last: 'Wessel',
    postalCode: '51063',
    city: 'Köln',
    street: 'Buchheimer Straße 31',
    workLoadId: 3,
    potentialJobs: [8, 9],
    job: mainJob(1001, 'Busfahrer im Linienverkehr', 6),
    last_employer: employer('Rechtsrheinische Verkehrsbetriebe', 'Fahrdienst', 6),
    degree: education(1, 'Kfz-Mechaniker', 'Führerschein D, Erste Hilfe am Kind'),
    positions: [100102, 100103],
  },
  {
    salutationId: 2,
    first: 'Ursula',
    last: 'Pohlmann',
    postalCode: '50823',
    city: 'Köln',
    street: 'Venloer Straße 388',
    workLoadId: 2,
    potentialJobs: [4, 13],
    job: mainJob(401, 'Buchhalterin', 6),
    last_employer: employer('Möbelhaus Linde', 'Finanzbuchhaltung', 5),
    degree: education(2, 'Bilanzbuchhalterin', 'Lohn und Gehalt', 'DATEV, Lexware, Excel'),
    positions: [40101, 40102, 40104],
  },
  {
    salutationId: 2,
    first: 'Brigitte',
    last: 'Klaasen',
    postalCode: '50670',
    city: 'Köln',
    street: 'Ritterstraße 9',
    workLoadId: 2,
    potentialJobs: [1, 2],
    job: mainJob(201, 'Krankenschwester', 6),
    last_employer: employer('Klinik am Stadtwald', 'Innere Medizin', 6),
    degree: education(1, 'Krankenschwester', 'Praxisanleitung, Basale Stimulation'),
    positions: [10201, 10101, 20201],
  },
  {
    salutationId: 1,
    first: 'Dieter',
    last: 'Oberländer',
    postalCode: '50968',
    city: 'Köln',
    street: 'Goltsteinstraße 77',
    workLoadId: 3,
    potentialJobs: [11, 12],
    job: mainJob(902, 'Tischlermeister', 6),
    last_employer: employer('Tischlerei Oberländer', 'Inhaber', 6),
    degree: education(2, 'Tischlermeister', 'Restaurierung im Handwerk'),
    positions: [80101, 80105, 90201],
    paidDaysLeft: 61,
  },
];

function draft(short: Short, index: number): CandidateDraft {
  const id = index + 4;
  const email = `${short.first}.${short.last}@example.org`.toLowerCase().replace('ä', 'ae');
  return {
    ...(short.paidDaysLeft !== undefined && { paidDaysLeft: short.paidDaysLeft }),
    row: {
      id,
      users_id: id + 3,
      contact: {
        salutation_id: short.salutationId,
        first_name: short.first,
        last_name: short.last,
        phone: `0221 4710${String(500 + id)}`,
        email,
        complete: true,
      },
      preferences: {
        work_type: 'Minijob',
        work_honorary: 'Nein',
        work_honorary_id: 2,
        work_fully_remote_id: 2,
        work_load_candidate_id: short.workLoadId,
        work_where_candidate_id: 1,
      },
      additional: {
        language_german: 'true',
        language_english: 'false',
        language_other: 'false',
        languages: 'Deutsch',
        potential_job_ids: short.potentialJobs,
      },
      location: { postal_code: short.postalCode, street: short.street, radius: 10_000 },
      display: {
        city: short.city,
        last_employer: short.last_employer,
        previous_employer: null,
        work_experience: `${short.job.job_position}, ${labelOf(lookups.experience_years, 6)}`,
      },
      main_job: short.job,
      education: short.degree,
      ops: { status: 'active_visible', mode: '' },
      candidate_matching_positions: short.positions.map((positionId, place) =>
        matching(id * 10 + place, positionId, place === 0 ? ['employer'] : ['workexperience']),
      ),
    },
  };
}

/** Candidates who write to the demo employers and cannot sign in. */
export const otherCandidates: readonly CandidateDraft[] = shorts.map(draft);
