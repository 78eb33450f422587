import type { MatchedJobCard } from '../matched-job.ts';

/** A matched job for tests. */
export function sampleJob(values: Partial<MatchedJobCard> = {}): MatchedJobCard {
  return {
    id: '1',
    title: 'Empfang im Seniorenzentrum',
    company: 'Caritas Köln',
    matchScore: 95,
    location: '50667 Köln',
    salary: '16 € pro Stunde',
    jobCategory: 'Empfangsmitarbeiter/in',
    description: 'Sie begrüßen Gäste.',
    requirements: ['Humor', 'Geduld', 'Ruhe', 'Zeit', 'Deutsch'],
    link: 'jobs.example/1',
    text: 'Empfang im Seniorenzentrum\nSie begrüßen Gäste.',
    ...values,
  };
}
