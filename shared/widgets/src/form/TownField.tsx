import { useApi } from '@silverjobs/api';
import { postalCodeQuery } from '@silverjobs/api/postal-code';
import { Field, NativeSelect } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface TownFieldProps {
  /** Where its problem is shown. */
  id: string;
  /** As it is being typed. */
  postalCode: string;
  /** '' for the main town. */
  value: string;
  onChange: (town: string) => void;
}

/** Asks which town is meant where several share a postal code; else it takes no room (formats-31). */
export function TownField({ id, postalCode, value, onChange }: TownFieldProps): ReactNode {
  const { data } = useQuery(postalCodeQuery(useApi(), postalCode));
  // Earlier backends know the main town only.
  const towns = data?.towns ?? [];
  if (towns.length < 2) return null;
  return (
    <Field id={id} label="Ort" hint={`Zu ${data?.postal_code} gehören mehrere Orte.`}>
      <NativeSelect
        autoComplete="address-level2"
        options={towns.map((town) => ({ value: town, label: town }))}
        value={towns.includes(value) ? value : towns[0]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
