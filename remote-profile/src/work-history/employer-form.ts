import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { asText, type FormValues, idOrNull, textOrNull } from '../editing/form-values.ts';

export type EmployerField = 'employer_name' | 'employer_department' | 'employer_years_id';
/** Which of the two employers. */
export type EmployerKind = 'last_employer' | 'previous_employer';

/** An employer as the form holds it. */
export function employerValues(
  record: Candidate['display'][EmployerKind],
): FormValues<EmployerField> {
  return {
    employer_name: asText(record.employer_name),
    employer_department: asText(record.employer_department),
    employer_years_id: asText(record.employer_years_id),
  };
}

/** The change of one of the employers. */
export function employerChange(
  kind: EmployerKind,
  values: FormValues<EmployerField>,
): CandidateChange {
  return {
    display: {
      [kind]: {
        employer_name: textOrNull(values.employer_name),
        employer_department: textOrNull(values.employer_department),
        employer_years_id: idOrNull(values.employer_years_id),
      },
    },
    ops: { mode: `${kind}_update` },
  };
}
