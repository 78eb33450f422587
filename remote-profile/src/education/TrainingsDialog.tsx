import { PROFILE_TEXT_MAX_LENGTH, trainingsForm } from '@silverjobs/contract/forms/profile';
import { Field, TextArea } from '@silverjobs/ui';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { trainingsChange, trainingsValues } from './education-form.ts';

/** Trainings and computer programs (profile-18). */
export function TrainingsDialog({ candidate, onClose }: EditorProps) {
  return (
    <EditDialog
      title="Fortbildungen und Programme bearbeiten"
      name="Fortbildungen und Programme"
      candidate={candidate}
      read={trainingsValues}
      rules={trainingsForm}
      toChange={trainingsChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <>
          <Field
            id={idOf('trainings')}
            label="Fortbildungen"
            hint="Kurse, Scheine und Zusatzausbildungen, mit Kommas getrennt"
            optional
            error={errorOf('trainings')}
          >
            <TextArea
              limit={PROFILE_TEXT_MAX_LENGTH}
              value={values.trainings}
              onChange={({ target }) => set({ trainings: target.value })}
            />
          </Field>
          <AnonymityHint text={values.trainings} />
          <Field
            id={idOf('software')}
            label="Programme"
            hint="Zum Beispiel: Word, Excel, DATEV"
            optional
            error={errorOf('software')}
          >
            <TextArea
              limit={PROFILE_TEXT_MAX_LENGTH}
              rows={3}
              value={values.software}
              onChange={({ target }) => set({ software: target.value })}
            />
          </Field>
          <AnonymityHint text={values.software} />
        </>
      )}
    </EditDialog>
  );
}
