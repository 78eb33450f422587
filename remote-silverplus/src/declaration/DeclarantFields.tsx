import { Field, Grid, TextInput } from '@silverjobs/ui';
import type { DeclarationDraft, DeclarationField, FilledDeclaration } from './declaration-form.ts';

interface DeclarantFieldsProps {
  values: FilledDeclaration;
  change: (part: Partial<DeclarationDraft>) => void;
  idOf: (field: DeclarationField) => string;
  errorOf: (field: DeclarationField) => string | undefined;
}

/** Who declares, and about which contract. */
export function DeclarantFields({ values, change, idOf, errorOf }: DeclarantFieldsProps) {
  return (
    <>
      <Grid columns={2}>
        <Field id={idOf('name')} label="Ihr Name" required error={errorOf('name')}>
          <TextInput
            autoComplete="name"
            maxLength={100}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field id={idOf('email')} label="Ihre E-Mail-Adresse" required error={errorOf('email')}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
      </Grid>
      <Field
        id={idOf('contract')}
        label="Um welchen Vertrag geht es?"
        hint="Wenn Sie nichts eintragen: Ihre silver+ Mitgliedschaft."
        optional
        error={errorOf('contract')}
      >
        <TextInput
          maxLength={200}
          value={values.contract}
          onChange={({ target }) => change({ contract: target.value })}
        />
      </Field>
    </>
  );
}
