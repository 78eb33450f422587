import { Field, TextInput } from '@silverjobs/ui';
import { NameAndEmailFields } from '@silverjobs/widgets/form';
import type { DeclarationForm } from './useDeclarationForm.ts';

/** Who declares, and about which contract. */
export function DeclarantFields({ form }: { form: DeclarationForm }) {
  return (
    <>
      <NameAndEmailFields form={form} />
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
