import { Card, Field, Stack, Text, TextInput } from '@silverjobs/ui';
import { TownField } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { PostalCodeField } from '../postal-code/PostalCodeField.tsx';
import type { ProfileFieldsProps } from './profile-fields-props.ts';

/** Where invoices go; candidates do not see it. */
export function AddressCard(props: ProfileFieldsProps): ReactNode {
  const { form, onChange, placeHint, idOf, errorOf } = props;
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
      </Stack>
    </Card>
  );
}
