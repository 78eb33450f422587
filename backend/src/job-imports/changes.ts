import type { EditedJob, JobImportRow, ParsedBodyOf } from '@silverjobs/contract';
import { CONTRACT_LABELS, formatIsoDay, payLabel } from '@silverjobs/contract';
import { jobTimesText } from '@silverjobs/contract/narrowing-texts';
import type { Labels } from '../lookups/labels.ts';
import type { PositionLabels } from '../lookups/position-labels.ts';

/** What an advertisement becomes: a body of the API. */
export type JobInput = ParsedBodyOf<'PUT /job_demand/{id}'>;
type Change = JobImportRow['changes'][number];

/** Where ids have names. */
export type Names = { readonly labels: Labels; readonly positions: PositionLabels };

type Compared = Pick<
  EditedJob,
  | 'title'
  | 'description'
  | 'position_id'
  | 'postal_code'
  | 'radius'
  | 'work_load_id'
  | 'job_type_id'
  | 'homeoffice_id'
  | 'pay_unit'
  | 'pay_from'
  | 'pay_to'
  | 'contract_kind'
  | 'application_address'
  | 'times'
  | 'places'
  | 'starts_on'
  | 'street'
  | 'ends_on'
>;

const dayText = (day: string | null | undefined) => formatIsoDay(day) || null;
const payText = ({ pay_unit = null, pay_from = null, pay_to = null, postal_code }: Compared) =>
  payLabel({ pay_unit, pay_from, pay_to }, postal_code);
const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text);

/** What the fields of an advertisement are called, and what stands in each. */
function fieldsOf(job: Compared, { labels, positions }: Names): Record<string, string | null> {
  const { radius, contract_kind: contract } = job;
  return {
    Titel: job.title,
    Tätigkeit: job.position_id === null ? null : positions(job.position_id),
    Beschreibung: job.description,
    Postleitzahl: job.postal_code,
    Umkreis: radius === null ? null : `${radius / 1_000} km`,
    Stunden: labels('work_load', job.work_load_id),
    Stellentyp: labels('job_type', job.job_type_id),
    Homeoffice: labels('homeoffice', job.homeoffice_id),
    Lohn: payText(job),
    Vertrag: contract ? CONTRACT_LABELS[contract] : null,
    Bewerbungsadresse: job.application_address ?? null,
    'Tage und Zeiten': jobTimesText(job.times ?? []) || null,
    'Freie Stellen': job.places ? String(job.places) : null,
    'Erster Arbeitstag': dayText(job.starts_on),
    Straße: job.street ?? null,
    'Letzter Tag': dayText(job.ends_on),
  };
}

/** What is another in an advertisement afterwards, by the names of its form. */
export function changesOf(stored: Compared, next: JobInput, names: Names): Change[] {
  const before = fieldsOf(stored, names);
  const after = fieldsOf({ ...stored, ...next }, names);
  return Object.keys(before).flatMap((field) => {
    const [one = null, other = null] = [before[field], after[field]];
    if (one === other) return [];
    if (field === 'Beschreibung') return [{ field, before: null, after: null }];
    return [{ field, before: one && shortened(one), after: other && shortened(other) }];
  });
}
