import type { CandidateChange } from '@silverjobs/api/candidate';
import type { JobFilter } from '@silverjobs/api/job-filter';
import type { Candidate } from '@silverjobs/contract';
import {
  CANDIDATE_HOURS,
  JOB_TYPES,
  LOCATION_HOMEOFFICE_ID,
  NO_ID,
  ONLY_ID,
  RADIUS_DEFAULT_METERS,
  WORK_LOAD_HOURS,
  YES_ID,
} from '@silverjobs/contract/constants';
import { asText, idOrNull, textOrNull } from '../editing/form-values.ts';
import { placeText, radiusText } from '../facts/search-facts.ts';
import { jobTimesOf, readTimes, timesText, timesValue } from '../facts/work-times.ts';

/** The three questions, and the end (guide-12). */
export const STEPS = ['work', 'place', 'wishes', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The first question that the profile leaves open; all over again where it leaves none. */
export function firstOpen({ main_job, location, preferences }: Candidate): Step {
  if (!main_job.job_position && !main_job.position_ids?.length) return 'work';
  if (!location.postal_code) return 'place';
  if (preferences.work_load_candidate_id === null || location.radius === null) return 'wishes';
  return 'work';
}

/** Where somebody lives. */
export type PlaceValues = { postal_code: string; town: string };
export const placeValues = ({ location }: Candidate): PlaceValues => ({
  postal_code: asText(location.postal_code),
  town: asText(location.town ?? null),
});
export const placeChange = ({ postal_code, town }: PlaceValues): CandidateChange => ({
  location: { postal_code: textOrNull(postal_code), town: textOrNull(town) },
  ops: { mode: 'search_location_update' },
});

/** How far, how much, paid or not, and where. */
export type WishValues = {
  radius: string;
  work_load_candidate_id: string;
  work_honorary_id: string;
  work_fully_remote_id: string;
  /** Of WISHED_TIMES, with commas between them; '' is any time. */
  work_times: string;
};
export const wishValues = ({ location, preferences }: Candidate): WishValues => ({
  radius: String(location.radius ?? RADIUS_DEFAULT_METERS),
  work_load_candidate_id: asText(preferences.work_load_candidate_id),
  work_honorary_id: asText(preferences.work_honorary_id),
  work_fully_remote_id: asText(preferences.work_fully_remote_id),
  work_times: timesValue(preferences.work_times),
});
/** Ids of what is asked with three answers; the server knows them as YES_ID, NO_ID and ONLY_ID. */
const choice = (value: string) => ([1, 2, 3] as const).find((id) => String(id) === value) ?? null;
export const radiusChange = ({ radius }: WishValues): CandidateChange => ({
  location: { radius: Number(radius) },
  ops: { mode: 'search_radius_update' },
});
export const workLoadChange = (values: WishValues): CandidateChange => ({
  preferences: {
    work_load_candidate_id: idOrNull(values.work_load_candidate_id),
    work_honorary_id: choice(values.work_honorary_id),
    work_fully_remote_id: choice(values.work_fully_remote_id),
    work_times: readTimes(values.work_times),
  },
  additional: {},
  ops: { mode: 'personal_preferences_update' },
});

/** An answer as it was understood, and the jobs that it leaves. */
export interface UnderstoodAnswer {
  name: string;
  text: string;
  /** Where it is changed. */
  step: Step;
  /** What its jobs are counted by; null where it leaves all. */
  filter: JobFilter | null;
  /** What stands behind their number. */
  counted: string;
}

const PAID = new Map<number | null, string>([
  [NO_ID, 'Für Lohn'],
  [ONLY_ID, 'Nur Ehrenamt'],
  [YES_ID, 'Lohn oder Ehrenamt'],
]);
const WHERE = new Map<number | null, string>([
  [NO_ID, 'Außer Haus'],
  [ONLY_ID, 'Nur zu Hause'],
  [YES_ID, 'Außer Haus oder zu Hause'],
]);

const idsUpTo = (most: number) =>
  WORK_LOAD_HOURS.flatMap((hours, place) => (hours <= most ? place + 1 : [])).join();

/** Kinds of job for an answer; null for any. */
function kindsFor(id: number | null): string | null {
  const wanted = (kind: string) => (id === ONLY_ID) === (kind === 'Ehrenamt');
  if (id !== ONLY_ID && id !== NO_ID) return null;
  return JOB_TYPES.flatMap((kind, place) => (wanted(kind) ? place + 1 : [])).join();
}

/**
 * All answers but the occupations, as they were understood; each counted by itself within her radius.
 * What may be left open and was is left out.
 */
export function understoodAnswers(candidate: Candidate): UnderstoodAnswer[] {
  const { location, preferences } = candidate;
  const { work_load, work_load_candidate_id, work_honorary_id, work_fully_remote_id, work_times } =
    preferences;
  const place = placeText(candidate);
  const near = place ? ({ scope: 'near' } as const) : {};
  const counted = place ? '' : 'überall';
  const most = CANDIDATE_HOURS[(work_load_candidate_id ?? 0) - 1];
  const kinds = kindsFor(work_honorary_id);
  const paid = PAID.get(work_honorary_id);
  const where = WHERE.get(work_fully_remote_id);
  const times = timesText(work_times);
  const isHome = work_fully_remote_id === ONLY_ID || work_fully_remote_id === YES_ID;
  const home = { search_location_id: LOCATION_HOMEOFFICE_ID };
  const rows: (UnderstoodAnswer | false | '' | null | undefined)[] = [
    {
      name: 'Wohnort',
      text: place ? `${place}, Umkreis ${radiusText(location.radius)}` : 'Noch nicht genannt',
      step: 'place',
      filter: near,
      counted,
    },
    work_load_candidate_id !== null && {
      name: 'Wochenstunden',
      text: most === undefined ? (work_load ?? '') : `höchstens ${most}`,
      step: 'wishes',
      filter: most === undefined ? null : { ...near, work_load_ids: idsUpTo(most) },
      counted,
    },
    paid && {
      name: 'Bezahlung',
      text: paid,
      step: 'wishes',
      filter: kinds === null ? null : { ...near, job_type_ids: kinds },
      counted,
    },
    where && {
      name: 'Wo',
      text: where,
      step: 'wishes',
      filter: isHome ? home : null,
      counted: 'von zu Hause',
    },
    times && {
      name: 'Wann',
      text: times,
      step: 'wishes',
      filter: work_times ? { ...near, times: jobTimesOf(work_times) } : null,
      counted,
    },
  ];
  return rows.filter((row) => typeof row === 'object' && row !== null);
}
