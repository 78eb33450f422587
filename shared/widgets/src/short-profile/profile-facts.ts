import type { CandidateDetail } from '@silverjobs/contract';
import type { Definition } from '@silverjobs/ui';

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ') || null;

function regionText({ city, radius }: CandidateDetail): string | null {
  if (city === null) return null;
  return radius === null ? city : `${city} und ${Math.round(radius / 1_000)} km Umkreis`;
}

/** What is known of a candidate, without what names it. */
export function profileFacts(detail: CandidateDetail): Definition[] {
  return [
    { term: 'Beruf', value: detail.title },
    { term: 'Erfahrung', value: detail.experience },
    { term: 'Branche', value: join(detail.sector, detail.subsector) },
    { term: 'Gesuchte Tätigkeiten', value: join(...detail.positions) },
    { term: 'Außerdem vorstellbar', value: join(...detail.potential_jobs) },
    { term: 'Ausbildung', value: join(detail.degree, detail.education_level) },
    { term: 'Weitere Titel', value: detail.more_title },
    { term: 'Fortbildungen', value: detail.trainings },
    { term: 'Programme', value: detail.software },
    { term: 'Sprachen', value: join(...detail.languages) },
    { term: 'Arbeitszeit', value: detail.work_load },
    { term: 'Ehrenamt', value: detail.honorary ? 'Auch ehrenamtlich' : null },
    { term: 'Homeoffice', value: detail.fully_remote ? 'Auch reines Homeoffice' : null },
    { term: 'Region', value: regionText(detail) },
  ];
}
