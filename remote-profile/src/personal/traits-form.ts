import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { NO_ID } from '@silverjobs/contract/constants';
import { otherLanguages } from '@silverjobs/contract/other-languages';
import { asText, type FormValues, idOrNull, textOrNull } from '../editing/form-values.ts';

export type TraitsField =
  | 'work_load_candidate_id'
  | 'work_honorary_id'
  | 'work_fully_remote_id'
  | 'language_german'
  | 'language_english'
  | 'language_other'
  | 'languages';

/** Wishes and languages as the form holds them; homeoffice is 'Nein' for 2 only (profile-13). */
export function traitsValues({ preferences, additional }: Candidate): FormValues<TraitsField> {
  return {
    work_load_candidate_id: asText(preferences.work_load_candidate_id),
    work_honorary_id: asText(preferences.work_honorary_id),
    work_fully_remote_id: preferences.work_fully_remote_id === NO_ID ? '2' : '1',
    language_german: additional.language_german,
    language_english: additional.language_english,
    language_other: additional.language_other,
    languages: otherLanguages(additional.languages),
  };
}

const yesNo = (value: string) => (value === '1' ? 1 : value === '2' ? 2 : null);
const yesNoText = (value: string) => (value === '1' ? 'Ja' : value === '2' ? 'Nein' : null);
const flag = (value: string) => (value === 'true' ? 'true' : 'false');

/** The change of wishes and languages; the flags are sent as texts (profile-8). */
export function traitsChange(values: FormValues<TraitsField>): CandidateChange {
  const other = flag(values.language_other);
  return {
    preferences: {
      work_load_candidate_id: idOrNull(values.work_load_candidate_id),
      work_honorary_id: yesNo(values.work_honorary_id),
      work_honorary: yesNoText(values.work_honorary_id),
      work_fully_remote_id: yesNo(values.work_fully_remote_id),
    },
    additional: {
      language_german: flag(values.language_german),
      language_english: flag(values.language_english),
      language_other: other,
      languages: other === 'true' ? textOrNull(values.languages) : null,
    },
    ops: { mode: 'personal_preferences_update' },
  };
}
