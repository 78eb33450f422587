import type { Candidate } from '@silverjobs/contract';
import { fact, type ProfileFact } from './fact.ts';

/** The work done longest. */
export function mainJobFacts({ main_job }: Candidate): ProfileFact[] {
  return [
    fact('Branche', main_job.sector, 'Ihre Branche'),
    fact('Teilbranche', main_job.subsector, 'Ihre Teilbranche'),
    fact('Beruf', main_job.job_position, 'Ihren Beruf'),
    fact('Erfahrung', main_job.job_experience, 'Ihre Berufserfahrung'),
  ];
}

/** One of the employers. */
export function employerFacts(record: Candidate['display']['last_employer']): ProfileFact[] {
  return [
    fact('Arbeitgeber', record.employer_name, 'den Namen des Arbeitgebers'),
    fact('Abteilung', record.employer_department, 'Ihre Abteilung'),
    fact('Jahre', record.employer_years, 'die Jahre dort'),
  ];
}

/** Degree and training for a profession. */
export function degreeFacts({ education }: Candidate): ProfileFact[] {
  return [
    fact('Abschluss', education.level, 'Ihren Abschluss'),
    fact('Ausbildung', education.degree, 'Ihre Ausbildung oder Ihr Studium'),
    fact('Weitere Titel', education.more_title, 'weitere Titel oder Berufe'),
  ];
}

/** What was learned besides. */
export function trainingFacts({ education }: Candidate): ProfileFact[] {
  return [
    fact('Fortbildungen', education.trainings, 'Ihre Fortbildungen'),
    fact('Programme', education.software, 'Computerprogramme, die Sie kennen'),
  ];
}
