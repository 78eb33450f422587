import { Field, NativeSelect, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { ProfileFieldsProps } from './profile-fields-props.ts';

const SALUTATIONS = [
  { value: '1', label: 'Herr' },
  { value: '2', label: 'Frau' },
];

/** Who answers. Candidates read it for companies only. */
export function ContactFields(props: ProfileFieldsProps): ReactNode {
  const { form, onChange, idOf, errorOf } = props;
  const isCompany = form.kind === 'company';
  return (
    <div className="employer-profile__person">
      <Field id={idOf('salutationId')} label="Anrede" optional>
        <NativeSelect
          placeholder="Keine Angabe"
          options={SALUTATIONS}
          value={form.salutationId}
          onChange={({ target }) => onChange({ salutationId: target.value })}
        />
      </Field>
      <Field
        id={idOf('contactName')}
        label={isCompany ? 'Ansprechperson' : 'Ihr Name'}
        hint={isCompany ? undefined : 'Bewerberinnen und Bewerber sehen ihn nicht.'}
        required={isCompany}
        optional={!isCompany}
        error={errorOf('contactName')}
      >
        <TextInput
          autoComplete="name"
          maxLength={200}
          value={form.contactName}
          onChange={({ target }) => onChange({ contactName: target.value })}
        />
      </Field>
    </div>
  );
}
