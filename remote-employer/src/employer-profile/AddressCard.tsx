import { countryOf } from '@silverjobs/contract/countries';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { Card, Field, Stack, Text, TextInput } from '@silverjobs/ui';
import { TownField } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { PostalCodeField } from '../postal-code/PostalCodeField.tsx';
import type { ProfileFieldsProps } from './profile-fields-props.ts';

const VAT_HINTS = {
  AT: 'Mit ihr stellen wir die Rechnung ohne deutsche Umsatzsteuer aus (Reverse Charge). Zum Beispiel ATU12345675.',
  CH: 'Wenn Sie eine haben, steht sie auf der Rechnung. Zum Beispiel CHE-116.281.710.',
} as const;

/** Where invoices go; candidates do not see it. */
export function AddressCard(props: ProfileFieldsProps): ReactNode {
  const { form, onChange, placeHint, idOf, errorOf } = props;
  const country = countryOf(readPostalCode(form.postalCode)).code;
  return (
    <Card as="section" title="Rechnungsadresse">
      <Stack gap={5}>
        <Text tone="quiet">Bewerberinnen und Bewerber sehen diese Adresse nicht.</Text>
        <Field id={idOf('street')} label="Straße und Hausnummer" required error={errorOf('street')}>
          <TextInput
            autoComplete="street-address"
            maxLength={200}
            value={form.street}
            onChange={({ target }) => onChange({ street: target.value })}
          />
        </Field>
        <PostalCodeField
          id={idOf('postalCode')}
          label="Postleitzahl"
          value={form.postalCode}
          placeHint={placeHint}
          error={errorOf('postalCode')}
          onChange={(postalCode) => onChange({ postalCode })}
        />
        <TownField
          id={idOf('town')}
          postalCode={form.postalCode}
          value={form.town}
          onChange={(town) => onChange({ town })}
        />
        {(country === 'AT' || country === 'CH') && (
          <Field
            id={idOf('vatId')}
            label="UID-Nummer"
            hint={VAT_HINTS[country]}
            optional
            error={errorOf('vatId')}
          >
            <TextInput
              maxLength={40}
              value={form.vatId}
              onChange={({ target }) => onChange({ vatId: target.value })}
            />
          </Field>
        )}
      </Stack>
    </Card>
  );
}
