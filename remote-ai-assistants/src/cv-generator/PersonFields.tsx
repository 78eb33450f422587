import type { CvPerson } from '@silverjobs/contract';
import { Field, Stack, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';

export interface PersonFieldsProps {
  readonly person: CvPerson;
  readonly onChange: (person: CvPerson) => void;
}

type Row = {
  readonly name: keyof CvPerson;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly optional?: boolean;
};

const ROWS: readonly Row[] = [
  { name: 'name', label: 'Vor- und Nachname', autoComplete: 'name' },
  {
    name: 'headline',
    label: 'Beruf',
    hint: 'Steht unter Ihrem Namen.',
    autoComplete: 'organization-title',
  },
  { name: 'street', label: 'Straße und Hausnummer', autoComplete: 'street-address' },
  { name: 'place', label: 'Postleitzahl und Ort' },
  { name: 'phone', label: 'Telefon', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'email' },
  {
    name: 'birth',
    label: 'Geburtsdatum und Geburtsort',
    hint: 'Geburtsdatum und Foto sind freiwillig. Kein Arbeitgeber darf sie verlangen.',
    optional: true,
  },
];

/** Name and ways to reach the person. */
export function PersonFields({ person, onChange }: PersonFieldsProps): ReactNode {
  return (
    <Stack gap={4}>
      {ROWS.map(({ name, label, hint, optional, ...input }) => (
        <Field key={name} label={label} hint={hint} optional={optional}>
          <TextInput
            {...input}
            value={person[name]}
            maxLength={200}
            onChange={({ target }) => onChange({ ...person, [name]: target.value })}
          />
        </Field>
      ))}
    </Stack>
  );
}
