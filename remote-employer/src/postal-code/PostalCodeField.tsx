import { Field, Stack, TextInput } from '@silverjobs/ui';
import { WhichPlace } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

/** Room for what is pasted: 'D-50667 Köln'. */
const LENGTH = 60;

interface PostalCodeFieldProps {
  id: string;
  label: string;
  value: string;
  /** Said below it: the place, or that there is none. */
  placeHint: string;
  error: string | undefined;
  onChange: (postalCode: string) => void;
}

/** A postal code with the place that it stands for. */
export function PostalCodeField(props: PostalCodeFieldProps): ReactNode {
  const { id, label, value, placeHint, error, onChange } = props;
  return (
    <Stack gap={2}>
      <Field
        id={id}
        label={label}
        hint={<span role="status">{placeHint}</span>}
        required
        error={error}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <WhichPlace typed={value} onChoose={onChange} />
    </Stack>
  );
}
