import { residenceForm } from '@silverjobs/contract/forms/profile';
import { Field, Stack, TextInput } from '@silverjobs/ui';
import { TownField, WhichPlace } from '@silverjobs/widgets/form';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { PostalCodePlace } from './PostalCodePlace.tsx';
import { residenceChange, residenceValues } from './residence-form.ts';

/** Postal code and street; the place follows from the postal code (profile-33). */
export function ResidenceDialog({ candidate, onClose }: EditorProps) {
  return (
    <EditDialog
      title="Wohnort bearbeiten"
      name="Wohnort"
      candidate={candidate}
      read={residenceValues}
      rules={residenceForm}
      together={[['postal_code', 'town', 'street']]}
      toChange={residenceChange}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <>
          <Stack gap={2}>
            <Field
              id={idOf('postal_code')}
              label="Postleitzahl"
              hint="Um diesen Ort herum suchen wir Stellen für Sie."
              optional
              error={errorOf('postal_code')}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={60}
                value={values.postal_code}
                onChange={({ target }) => set({ postal_code: target.value })}
              />
            </Field>
            <PostalCodePlace typed={values.postal_code} />
            <WhichPlace
              typed={values.postal_code}
              onChoose={(postal_code) => set({ postal_code })}
            />
          </Stack>
          <TownField
            id={idOf('town')}
            postalCode={values.postal_code}
            value={values.town}
            onChange={(town) => set({ town })}
          />
          <Field
            id={idOf('street')}
            label="Straße"
            hint="Mit Hausnummer. Arbeitgeber sehen sie nicht in Ihrem Kurzprofil."
            optional
            error={errorOf('street')}
          >
            <TextInput
              autoComplete="street-address"
              maxLength={200}
              value={values.street}
              onChange={({ target }) => set({ street: target.value })}
            />
          </Field>
        </>
      )}
    </EditDialog>
  );
}
