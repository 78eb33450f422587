import { useApi } from '@silverjobs/api';
import { lookupQuery } from '@silverjobs/api/lookups';
import { traitsForm } from '@silverjobs/contract/forms/profile';
import { Checkbox, Field, RadioGroup, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { TimesField } from '../editing/TimesField.tsx';
import { traitsChange, traitsValues } from './traits-form.ts';

const YES_NO = [
  { value: '1', label: 'Ja' },
  { value: '2', label: 'Nein' },
];
const HONORARY = [
  ...YES_NO,
  { value: '3', label: 'Nur ehrenamtlich' },
  { value: '', label: 'Keine Angabe' },
];
const HOMEOFFICE = [...YES_NO, { value: '3', label: 'Nur Homeoffice' }];
const LANGUAGES = [
  { field: 'language_german', label: 'Deutsch' },
  { field: 'language_english', label: 'Englisch' },
  { field: 'language_other', label: 'Andere Sprachen' },
] as const;

/** Boxes of one question are told apart by it and their own words. */
const LANGUAGE_NAMES = {
  language_german: 'Sprachen: Deutsch',
  language_english: 'Sprachen: Englisch',
  language_other: 'Andere Sprachen',
  languages: 'Andere Sprachen',
};

/** Workload, voluntary work, homeoffice and languages (profile-12). */
export function TraitsDialog({ candidate, onClose }: EditorProps) {
  const workLoads = useQuery(lookupQuery(useApi(), 'work_load_candidate'));
  const stored = traitsValues(candidate);
  return (
    <EditDialog
      title="Eigenschaften und Wünsche bearbeiten"
      name="Eigenschaften und Wünsche"
      candidate={candidate}
      read={traitsValues}
      rules={traitsForm}
      names={LANGUAGE_NAMES}
      together={[['language_other', 'languages']]}
      toChange={traitsChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <>
          <OptionField
            id={idOf('work_load_candidate_id')}
            label="Arbeitszeit"
            hint="Wie viel möchten Sie arbeiten?"
            options={workLoads}
            value={values.work_load_candidate_id}
            current={{
              value: stored.work_load_candidate_id,
              label: candidate.preferences.work_load,
            }}
            error={errorOf('work_load_candidate_id')}
            onChange={(value) => set({ work_load_candidate_id: value })}
          />
          <RadioGroup
            row
            id={idOf('work_honorary_id')}
            label="Möchten Sie auch ehrenamtlich arbeiten?"
            options={HONORARY}
            value={values.work_honorary_id}
            onChange={(value) => set({ work_honorary_id: value })}
          />
          <RadioGroup
            row
            id={idOf('work_fully_remote_id')}
            label="Kommt auch reines Homeoffice in Frage?"
            options={HOMEOFFICE}
            value={values.work_fully_remote_id}
            onChange={(value) => set({ work_fully_remote_id: value })}
          />
          <TimesField
            label="Wann möchten Sie arbeiten?"
            id={idOf('work_times')}
            value={values.work_times}
            onChange={(value) => set({ work_times: value })}
          />
          <fieldset className="sj-group">
            <legend className="sj-field__label">Welche Sprachen sprechen Sie?</legend>
            <div className="sj-group__items">
              {LANGUAGES.map(({ field, label }) => (
                <Checkbox
                  key={field}
                  id={idOf(field)}
                  checked={values[field] === 'true'}
                  onChange={({ target }) => set({ [field]: String(target.checked) })}
                >
                  {label}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          {values.language_other === 'true' && (
            <Field
              id={idOf('languages')}
              label="Andere Sprachen"
              hint="Mit Kommas getrennt, zum Beispiel: Polnisch, Italienisch"
              optional
              error={errorOf('languages')}
            >
              <TextInput
                value={values.languages}
                onChange={({ target }) => set({ languages: target.value })}
              />
            </Field>
          )}
          {values.language_other === 'true' && <AnonymityHint text={values.languages} />}
        </>
      )}
    </EditDialog>
  );
}
