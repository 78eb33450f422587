import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate } from '@silverjobs/contract';
import { otherLanguages } from '@silverjobs/contract/other-languages';
import { asText, type FormValues, idOrNull, textOrNull } from '../editing/form-values.ts';
import { readTimes, timesValue } from '../facts/work-times.ts';

export type TraitsField =
  | 'work_load_candidate_id'
  | 'work_honorary_id'
  | 'work_fully_remote_id'
  | 'work_times'
  | 'language_german'
  | 'language_english'
  | 'language_other'
  | 'languages';

/** Wishes and languages as the form holds them; homeoffice is 'Ja' where nothing was said (profile-13). */
export function traitsValues({ preferences, additional }: Candidate): FormValues<TraitsField> {
  return {
    work_load_candidate_id: asText(preferences.work_load_candidate_id),
    work_honorary_id: asText(preferences.work_honorary_id),
    work_fully_remote_id: asText(preferences.work_fully_remote_id) || '1',
    work_times: timesValue(preferences.work_times),
    language_german: additional.language_german,
    language_english: additional.language_english,
    language_other: additional.language_other,
    languages: otherLanguages(additional.languages),
  };
}

const yesNo = (value: string) => ([1, 2, 3] as const).find((id) => String(id) === value) ?? null;
const TEXTS: Readonly<Record<string, string>> = { 1: 'Ja', 2: 'Nein', 3: 'Nur ehrenamtlich' };
const yesNoText = (value: string) => TEXTS[value] ?? null;
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
      work_times: readTimes(values.work_times),
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
