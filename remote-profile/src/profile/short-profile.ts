import type { Candidate } from '@silverjobs/contract';
import { NO_ID, YES_ID } from '@silverjobs/contract/constants';
import { languagesText } from '../facts/languages.ts';
import { radiusText } from '../facts/search-facts.ts';

/** A line of the short profile; null lines are left out. */
export interface ShortProfileLine {
  term: string;
  value: string | null;
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ') || null;

/**
 * What employers see of a candidate before contact data is sent: no name, no address, no ways to
 * reach the candidate, no names of former employers.
 * @param imagined labels of the further activities the candidate can imagine
 */
export function shortProfile(
  candidate: Candidate,
  imagined: readonly string[],
): ShortProfileLine[] {
  const { main_job, education, preferences, additional, display, location } = candidate;
  const used = candidate.candidate_matching_positions
    .filter(({ matching_used }) => matching_used === 'true')
    .map(({ label }) => label);
  return [
    { term: 'Beruf', value: main_job.job_position ?? main_job.subsector },
    { term: 'Erfahrung', value: main_job.job_experience },
    { term: 'Branche', value: join(main_job.sector, main_job.subsector) },
    { term: 'Gesuchte Tätigkeiten', value: join(...used) },
    { term: 'Außerdem vorstellbar', value: join(...imagined) },
    { term: 'Ausbildung', value: join(education.degree, education.level) },
    { term: 'Weitere Titel', value: education.more_title },
    { term: 'Fortbildungen', value: education.trainings },
    { term: 'Programme', value: education.software },
    { term: 'Sprachen', value: languagesText(additional) },
    { term: 'Arbeitspensum', value: preferences.work_load },
    {
      term: 'Ehrenamt',
      value: preferences.work_honorary_id === YES_ID ? 'Auch ehrenamtlich' : null,
    },
    {
      term: 'Homeoffice',
      value: preferences.work_fully_remote_id === NO_ID ? null : 'Auch reines Homeoffice',
    },
    {
      term: 'Region',
      value: display.city && `${display.city} und ${radiusText(location.radius)} Umkreis`,
    },
  ];
}
