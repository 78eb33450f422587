import { Field, Grid, NativeSelect, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { EditedContact } from './contact-draft.ts';
import { type RequiredField, SALUTATIONS, type StoredContact } from './contact-rules.ts';

interface ContactFormProps {
  edited: EditedContact;
  stored: StoredContact | undefined;
  onChange: (edited: EditedContact) => void;
  /** Fields that are missing and marked as such. */
  marked: readonly RequiredField[];
  fieldId: (field: RequiredField) => string;
}

const FIELDS = [
  { name: 'first_name', label: 'Vorname', autoComplete: 'given-name', type: 'text', max: 100 },
  { name: 'last_name', label: 'Nachname', autoComplete: 'family-name', type: 'text', max: 100 },
  { name: 'phone', label: 'Telefon', autoComplete: 'tel', type: 'tel', max: 50 },
] as const;

const MISSING = {
  first_name: 'Bitte geben Sie Ihren Vornamen ein.',
  last_name: 'Bitte geben Sie Ihren Nachnamen ein.',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
} as const;

/** Salutation, names and telephone; a field left blank means what the profile has (CON-03, CON-04). */
export function ContactForm(props: ContactFormProps): ReactNode {
  const { edited, stored, onChange, marked, fieldId } = props;
  const salutation = edited.salutation_id ?? String(stored?.salutation_id ?? '');
  return (
    <Grid columns={2} gap={4} as="fieldset" aria-label="Ihre Kontaktdaten">
      <Field label="Anrede" optional>
        <NativeSelect
          value={salutation}
          placeholder="Keine Angabe"
          options={Object.entries(SALUTATIONS).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            onChange({ ...edited, salutation_id: target.value as '' | '1' | '2' })
          }
        />
      </Field>
      {FIELDS.map(({ name, label, autoComplete, type, max }) => (
        <Field
          key={name}
          id={fieldId(name)}
          label={label}
          error={marked.includes(name) && MISSING[name]}
        >
          <TextInput
            type={type}
            maxLength={max}
            autoComplete={autoComplete}
            value={edited[name] ?? stored?.[name] ?? ''}
            placeholder={stored?.[name] ?? undefined}
            onChange={({ target }) => onChange({ ...edited, [name]: target.value })}
          />
        </Field>
      ))}
    </Grid>
  );
}
