import { Field, Grid, TextInput } from '@silverjobs/ui';
import type { DeclarationForm } from './useDeclarationForm.ts';

/** Who declares, and about which contract. */
export function DeclarantFields({ form }: { form: DeclarationForm }) {
  return (
    <>
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
      <Field
        {...form.field('contract')}
        label="Um welchen Vertrag geht es?"
        hint="Ihre Vertragsnummer steht in der Bestellbestätigung und unter „Mein Konto“. Wenn Sie nichts eintragen: Ihre silver+-Mitgliedschaft."
        optional
      >
        <TextInput {...form.text('contract')} maxLength={200} />
      </Field>
    </>
  );
}
