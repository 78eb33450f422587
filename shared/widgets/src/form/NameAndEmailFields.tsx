import { Field, Grid, TextInput } from '@silverjobs/ui';
import type { ChangeEvent, ReactNode } from 'react';

type FieldName = 'name' | 'email';

interface NameAndEmailFieldsProps {
  /** A form with the fields `name` and `email`, of useForm. */
  form: {
    field(name: FieldName): { id: string; error: string | undefined };
    text(name: FieldName): {
      name: string;
      value: string;
      onChange(event: ChangeEvent<HTMLInputElement>): void;
    };
  };
}

/** Who writes and where the answer goes, side by side: forms of people without an account (operators-24). */
export function NameAndEmailFields({ form }: NameAndEmailFieldsProps): ReactNode {
  return (
    <Grid columns={2}>
      <Field {...form.field('name')} label="Ihr Name" required>
        <TextInput {...form.text('name')} autoComplete="name" maxLength={100} />
      </Field>
      <Field {...form.field('email')} label="Ihre E-Mail-Adresse" required>
        <TextInput
          {...form.text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </Field>
    </Grid>
  );
}
