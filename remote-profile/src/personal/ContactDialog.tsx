import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import { contactDataForm } from '@silverjobs/contract/forms/profile';
import { Field, Grid, NativeSelect, TextInput } from '@silverjobs/ui';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { contactChange, contactValues } from './contact-form.ts';

const SALUTATIONS = [
  { value: String(SALUTATION_HERR_ID), label: 'Herr' },
  { value: String(SALUTATION_FRAU_ID), label: 'Frau' },
];

/** Salutation, name and phone; the e-mail address is changed under /privacy (profile-11). */
export function ContactDialog({ candidate, onClose }: EditorProps) {
  return (
    <EditDialog
      title="Kontaktdaten bearbeiten"
      name="Kontaktdaten"
      candidate={candidate}
      read={contactValues}
      rules={contactDataForm}
      toChange={contactChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <Grid columns={2} gap={5}>
          <Field
            id={idOf('salutation_id')}
            label="Anrede"
            optional
            error={errorOf('salutation_id')}
          >
            <NativeSelect
              autoComplete="honorific-prefix"
              value={values.salutation_id}
              placeholder="Keine Angabe"
              options={SALUTATIONS}
              onChange={({ target }) => set({ salutation_id: target.value })}
            />
          </Field>
          <Field id={idOf('first_name')} label="Vorname" optional error={errorOf('first_name')}>
            <TextInput
              autoComplete="given-name"
              maxLength={100}
              value={values.first_name}
              onChange={({ target }) => set({ first_name: target.value })}
            />
          </Field>
          <Field id={idOf('last_name')} label="Nachname" optional error={errorOf('last_name')}>
            <TextInput
              autoComplete="family-name"
              maxLength={100}
              value={values.last_name}
              onChange={({ target }) => set({ last_name: target.value })}
            />
          </Field>
          <Field id={idOf('phone')} label="Telefon" optional error={errorOf('phone')}>
            <TextInput
              type="tel"
              autoComplete="tel"
              maxLength={50}
              value={values.phone}
              onChange={({ target }) => set({ phone: target.value })}
            />
          </Field>
        </Grid>
      )}
    </EditDialog>
  );
}
