import { Field, Grid, NativeSelect, TextInput } from '@silverjobs/ui';
import type { useForm } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import type { ContactValues, StoredContact } from './contact-draft.ts';
import { SALUTATIONS } from './contact-rules.ts';

interface ContactFormProps {
  form: Pick<
    ReturnType<typeof useForm<ContactValues, never, never>>,
    'field' | 'text' | 'values' | 'set'
  >;
  stored: StoredContact | undefined;
}

const FIELDS = [
  { name: 'first_name', label: 'Vorname', autoComplete: 'given-name', type: 'text', max: 100 },
  { name: 'last_name', label: 'Nachname', autoComplete: 'family-name', type: 'text', max: 100 },
  { name: 'phone', label: 'Telefon', autoComplete: 'tel', type: 'tel', max: 50 },
] as const;

/** Salutation, names and telephone; a field left blank means what the profile has (jobs-50). */
export function ContactForm({ form, stored }: ContactFormProps): ReactNode {
  return (
    <Grid columns={2} gap={4} as="fieldset" aria-label="Ihre Kontaktdaten">
      <Field {...form.field('salutation_id')} label="Anrede" optional>
        <NativeSelect
          {...form.text('salutation_id')}
          placeholder="Keine Angabe"
          options={Object.entries(SALUTATIONS).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      {FIELDS.map(({ name, label, autoComplete, type, max }) => (
        <Field key={name} {...form.field(name)} label={label}>
          <TextInput
            {...form.text(name)}
            type={type}
            maxLength={max}
            autoComplete={autoComplete}
            placeholder={stored?.[name] ?? undefined}
          />
        </Field>
      ))}
    </Grid>
  );
}
