import type { LookupOption } from '@silverjobs/api/lookups';
import { Alert, Button, Field, NativeSelect, Stack } from '@silverjobs/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface OptionFieldProps {
  label: ReactNode;
  id: string;
  options: Pick<UseQueryResult<LookupOption[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  value: string;
  onChange: (value: string) => void;
  /** Label of what the profile holds: it can be read before the list is there. */
  current?: { value: string; label: string | null };
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Nothing can be chosen yet; the hint says why. */
  disabled?: boolean;
}

/** A choice from a list of the API; what is chosen stays, whatever becomes of the list. */
export function OptionField(props: OptionFieldProps): ReactNode {
  const { label, id, options, value, onChange, current, required, hint, error, disabled } = props;
  const { data, isError, isFetching, refetch } = options;
  const known = data?.map((option) => ({ value: String(option.id), label: option.label })) ?? [];
  const unlisted =
    current?.label && current.value === value ? { value, label: current.label } : null;
  const missing = unlisted !== null && !known.some((option) => option.value === value);
  return (
    <Stack gap={2}>
      <Field
        label={label}
        id={id}
        required={required}
        optional={!required}
        hint={hint}
        error={error}
      >
        <NativeSelect
          value={value}
          disabled={disabled}
          placeholder={required ? 'Bitte wählen' : 'Keine Angabe'}
          options={missing ? [unlisted, ...known] : known}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {isError && !data && (
        <Alert
          tone="error"
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              Auswahl neu laden
            </Button>
          }
        >
          Die Auswahl konnte nicht geladen werden.
        </Alert>
      )}
    </Stack>
  );
}
