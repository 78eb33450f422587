import type { ContentKind } from '@silverjobs/contract';
import { Field, NativeSelect, TextArea, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { type ContentField, FIELDS, type Values } from './fields.ts';

const AUDIENCES = [
  { value: 'all', label: 'Alle' },
  { value: 'candidate', label: 'Bewerberinnen und Bewerber' },
  { value: 'client', label: 'Arbeitgeber' },
];

interface ContentFieldsProps {
  kind: ContentKind;
  values: Values;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Values) => void;
}

/** The fields of a kind. */
export function ContentFields({ kind, values, problems, onChange }: ContentFieldsProps): ReactNode {
  return FIELDS[kind].map((field) => (
    <Field
      key={field.name}
      label={field.label}
      required={!field.optional}
      hint={field.hint}
      error={problems[field.name]}
    >
      <Control
        field={field}
        value={values[field.name] ?? ''}
        onChange={(value) => onChange({ [field.name]: value })}
      />
    </Field>
  ));
}

interface ControlProps {
  field: ContentField;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field: { type }, value, onChange }: ControlProps) {
  const change = ({ target }: { target: { value: string } }) => onChange(target.value);
  if (type === 'audience') {
    return <NativeSelect options={AUDIENCES} value={value} onChange={change} />;
  }
  if (type === 'markdown') return <TextArea rows={20} value={value} onChange={change} />;
  if (type === 'lines') return <TextArea rows={3} value={value} onChange={change} />;
  return (
    <TextInput
      value={value}
      onChange={change}
      {...(type === 'moment' && { type: 'datetime-local' })}
      {...(type === 'price' && { inputMode: 'decimal' })}
    />
  );
}
