import type { JobDemand } from '@silverjobs/contract';
import { formatIsoDay } from '@silverjobs/contract/formats';

type Facts = Pick<
  JobDemand,
  | 'title'
  | 'city'
  | 'work_load_label'
  | 'job_type_label'
  | 'pay_label'
  | 'homeoffice_label'
  | 'distance_km'
  | 'contact_preference'
  | 'times_label'
  | 'starts_on'
  | 'places'
> & { _client: Pick<JobDemand['_client'], 'isPrivate' | 'profile_name'> };

const NO_HOMEOFFICE = /nicht|kein/i;

function homeOffice(label: string | null): string | null {
  if (!label) return null;
  return NO_HOMEOFFICE.test(label)
    ? 'Sie arbeiten nicht zu Hause.'
    : `Das gilt für Arbeit zu Hause: ${label}.`;
}

function distance(kilometres: number | null): string | null {
  if (kilometres === null) return null;
  const whole = Math.round(kilometres);
  if (whole < 1) return 'Die Arbeit ist ganz nah bei Ihnen.';
  return `Bis zur Arbeit sind es ${whole} Kilo·meter.`;
}

/** A job in easy sentences, made of its fields alone; the employer's own text is not read (guide-10). */
export function inBrief(job: Facts): string[] {
  const { isPrivate, profile_name: name } = job._client;
  return [
    `Die Stelle heißt: ${job.title.trim()}.`,
    isPrivate
      ? 'Der Arbeit·geber ist eine Person oder eine Familie.'
      : name && `Der Arbeit·geber heißt: ${name.trim()}.`,
    job.city && `Der Ort heißt: ${job.city}.`,
    distance(job.distance_km),
    job.job_type_label && `Das ist die Art der Stelle: ${job.job_type_label}.`,
    job.work_load_label && `So viel arbeiten Sie: ${job.work_load_label}.`,
    job.times_label && `Dann arbeiten Sie: ${job.times_label}.`,
    job.starts_on && `Die Arbeit beginnt am ${formatIsoDay(job.starts_on)}.`,
    Number(job.places) > 1 && `Der Arbeit·geber sucht ${job.places} Menschen.`,
    homeOffice(job.homeoffice_label),
    job.pay_label
      ? `So viel Geld bekommen Sie: ${job.pay_label}.`
      : 'Über das Geld steht hier nichts.',
    job.contact_preference === 'call_back' && 'Der Arbeit·geber ruft Sie gern an.',
  ].filter((sentence): sentence is string => Boolean(sentence));
}
