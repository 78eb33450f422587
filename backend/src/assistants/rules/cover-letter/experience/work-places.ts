import type { Candidate } from '@silverjobs/contract';
import { simplify } from '../../../understanding/simplify.ts';
import { workedAt } from '../german/keywords.ts';
import { atEmployer } from '../german/occupations.ts';
import { value } from './own-work.ts';

/** The department in a sentence; one that fits into none ('Inhaber') is left out, not forced in. */
const inDepartment = (name: string) => workedAt(name) ?? '';

/** 'in der Praxis Dr. Hoffmann', with the department where it says something of its own. */
export function lastPlace({ display, main_job }: Candidate, isShort: boolean): string {
  const { employer_name, employer_department } = display.last_employer;
  const name = value(employer_name);
  if (name === '') return '';
  const department = value(employer_department);
  const lived = simplify(`${main_job.job_position} ${display.work_experience}`);
  const isSaid = simplify(department)
    .split(' ')
    .some((word) => word.length > 4 && lived.includes(word));
  const where = atEmployer(name);
  return isSaid || isShort ? where : `${where} ${inDepartment(department)}`.trim();
}

/** Where somebody worked before the last place. */
export function previousPlace({ display }: Candidate): string {
  const { employer_name, employer_department } = display.previous_employer;
  const name = value(employer_name);
  if (name === '') return '';
  return `${atEmployer(name)} ${inDepartment(value(employer_department))}`.trim();
}
