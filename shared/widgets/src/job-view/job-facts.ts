import type { ClientProfile, JobDemand } from '@silverjobs/contract';
import { formatIsoDay } from '@silverjobs/contract/formats';
import type { Definition } from '@silverjobs/ui';
import { placeFact, workloadFact } from '@silverjobs/widgets/job-facts';
import type { MapPlace } from '@silverjobs/widgets/location-map';

type Particulars = Pick<JobDemand, 'times_label' | 'starts_on' | 'places'>;

/** When the work is done and begins, and people wanted, where they are said (employers-93, employers-96). */
export const particularFacts = ({ times_label, starts_on, places }: Particulars): Definition[] => [
  ...(times_label ? [{ term: 'Tage und Zeiten', value: times_label }] : []),
  ...(starts_on ? [{ term: 'Erster Arbeitstag', value: formatIsoDay(starts_on) }] : []),
  ...(places ? [{ term: 'Freie Stellen', value: String(places) }] : []),
];

/** The key facts of a job: of a private employer's fewer (jobs-41). */
export function keyFacts(
  job: Pick<
    JobDemand,
    'job_type_label' | 'work_load_label' | 'homeoffice_label' | 'search_location_label'
  > &
    Particulars & { _client: Pick<ClientProfile, 'isPrivate'> },
): Definition[] {
  const workload = workloadFact(job.work_load_label);
  const place = placeFact(job.search_location_label);
  if (job._client.isPrivate) return [workload, place, ...particularFacts(job)];
  return [
    { term: 'Stellentyp', value: job.job_type_label },
    workload,
    { term: 'Homeoffice', value: job.homeoffice_label },
    place,
    ...particularFacts(job),
  ];
}

/** The person to talk to: 'Privat' for a private employer, else salutation and name (jobs-43). */
export function contactPerson(
  client: Pick<ClientProfile, 'isPrivate' | 'salutation_label' | 'contact_name'>,
): string {
  if (client.isPrivate) return 'Privat';
  const name = client.contact_name?.trim();
  return name ? [client.salutation_label?.trim(), name].filter(Boolean).join(' ') : '';
}

/** Employer and place in one line, under the title. */
export function leadLine(
  job: Pick<JobDemand, 'postal_code' | 'city'> & {
    _client: Pick<ClientProfile, 'profile_name'>;
  },
): string {
  const place = [job.postal_code, job.city].filter(Boolean).join(' ');
  return [job._client.profile_name?.trim(), place].filter(Boolean).join(' · ');
}

/** Where the job is, from the nearest to the widest; each only when filled. */
export function placeLines(
  job: Pick<JobDemand, 'street' | 'postal_code' | 'city' | 'region_label'>,
): string[] {
  const town = [job.postal_code, job.city].filter(Boolean).join(' ');
  return [job.street?.trim() ?? '', town, job.region_label?.trim() ?? ''].filter(
    (line) => line !== '',
  );
}

/** What the map shows of a job; null when its place is unknown (layout-23). */
export function mapPlace(
  job: Pick<
    JobDemand,
    'postal_code' | 'city' | 'region_label' | 'latitude' | 'longitude' | 'radius'
  >,
): MapPlace | null {
  const { latitude: lat, longitude: lon, radius } = job;
  if (lat === null || lon === null) return null;
  const label = [job.postal_code, job.city].filter(Boolean).join(' ');
  return { label, region: job.region_label, at: { lat, lon }, radius };
}
