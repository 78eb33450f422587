import { useApi } from '@silverjobs/api';
import { lookupQuery } from '@silverjobs/api/lookups';
import { degreeForm } from '@silverjobs/contract/forms/profile';
import { Field, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { degreeChange, degreeValues } from './education-form.ts';

/** Degree, training for a profession, further titles (profile-18). */
export function DegreeDialog({ candidate, onClose }: EditorProps) {
  const levels = useQuery(lookupQuery(useApi(), 'education_level'));
  const stored = degreeValues(candidate);
  return (
    <EditDialog
      title="Abschluss und Ausbildung bearbeiten"
      name="Abschluss und Ausbildung"
      candidate={candidate}
      read={degreeValues}
      rules={degreeForm}
      toChange={degreeChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <>
          <OptionField
            id={idOf('level_id')}
            label="Abschluss"
            hint="Ihr höchster Abschluss"
            options={levels}
            value={values.level_id}
            current={{ value: stored.level_id, label: candidate.education.level }}
            error={errorOf('level_id')}
            onChange={(value) => set({ level_id: value })}
          />
          <Field
            id={idOf('degree')}
            label="Ausbildung"
            hint="Welchen Beruf oder welches Fach haben Sie gelernt?"
            optional
            error={errorOf('degree')}
          >
            <TextInput
              autoComplete="off"
              maxLength={500}
              value={values.degree}
              onChange={({ target }) => set({ degree: target.value })}
            />
          </Field>
          <AnonymityHint text={values.degree} />
          <Field
            id={idOf('more_title')}
            label="Weitere Titel"
            hint="Zum Beispiel ein zweiter Beruf oder ein Meistertitel"
            optional
            error={errorOf('more_title')}
          >
            <TextInput
              autoComplete="off"
              maxLength={500}
              value={values.more_title}
              onChange={({ target }) => set({ more_title: target.value })}
            />
          </Field>
          <AnonymityHint text={values.more_title} />
        </>
      )}
    </EditDialog>
  );
}
