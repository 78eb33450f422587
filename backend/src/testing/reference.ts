import type { ReferenceData } from '../reference/types.ts';

const option = (id: number, label: string) => ({ id, label });

/** Small lists of choices for tests. */
export const reference: Pick<ReferenceData, 'lookups' | 'positions'> = {
  lookups: {
    sector: [
      { id: 1, name: 'Handwerk' },
      { id: 2, name: 'Soziales' },
    ],
    subsector: [
      { id: 11, sector_id: 1, name: 'Holz' },
      { id: 21, sector_id: 2, name: 'Betreuung' },
    ],
    experience_years: [option(1, 'bis 5 Jahre'), option(2, 'über 5 Jahre')],
    employer_years: [option(1, 'bis 5 Jahre'), option(2, 'über 5 Jahre')],
    education_level: [option(1, 'Lehre'), option(2, 'Studium')],
    work_load_candidate: [option(1, 'Minijob'), option(2, 'Teilzeit')],
    work_load: [
      { id: 1, label: 'ab 5 Stunden', hours_per_week: 5 },
      { id: 2, label: 'ab 20 Stunden', hours_per_week: 20 },
    ],
    job_type: [option(1, 'Festanstellung'), option(2, 'Ehrenamt')],
    homeoffice: [option(1, 'nicht möglich'), option(2, 'teilweise'), option(3, 'ganz')],
    radius: [
      { id: 1, meters: 5_000, label: '5 km' },
      { id: 2, meters: 10_000, label: '10 km' },
    ],
    alert_config: [
      { id: 1, config: 'In Echtzeit (aktuelle Einstellung)' },
      { id: 2, config: '1x Täglich' },
      { id: 3, config: 'Keine Email senden' },
    ],
    employer_type: [option(1, 'Unternehmen'), option(2, 'Privathaushalt')],
    company_size: [option(1, '1 bis 10')],
    profile_age: [option(1, 'seit über 10 Jahren')],
    salutation: [option(1, 'Herr'), option(2, 'Frau')],
    potential_job: [option(1, 'Seniorenbetreuung'), option(2, 'Alltagshilfe')],
  },
  positions: [
    position(1, 'Tischler/in', 1, 11, null),
    position(2, 'Alltagsbegleiter/in', 2, 21, 1),
    position(3, 'Buchhalter/in', 1, 11, null),
    position(4, 'Gärtner/in', 1, 11, 2),
  ],
};

function position(
  id: number,
  label: string,
  sector: number,
  subsector: number,
  potential_job_id: number | null,
) {
  return {
    id,
    label,
    matching_keywords: `${label}, Fachkraft`,
    sector_id: sector,
    subsector_id: subsector,
    potential_job_id,
  };
}
