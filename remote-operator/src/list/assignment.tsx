import { useApi, useRenewableMutation } from '@silverjobs/api';
import { assign, renewOperator } from '@silverjobs/api/operator';
import type { ASSIGNABLE_KINDS, CASE_OWNERS } from '@silverjobs/contract';
import { useSession } from '@silverjobs/shell';
import { Alert, Button, Field, NativeSelect, Text, VisuallyHidden } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface AssignmentProps {
  kind: (typeof ASSIGNABLE_KINDS)[number];
  id: number;
  /** Address of the operator who has taken it. */
  assignee: string | null;
  /** Said to screen readers beside the word of the button, where many stand in a list. */
  about?: string;
}

/** Takes a piece of work or gives it back, and says who works on it (operators-28). */
export function Assignment({ kind, id, assignee, about }: AssignmentProps): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const email = useSession(({ user }) => user?.email);
  const mine = assignee !== null && assignee === email;
  const assignment = useRenewableMutation({
    mutationFn: () => assign(api, { kind, id, mine: !mine }),
    onSettled: () => renewOperator(queries),
  });
  return (
    <>
      <Button variant="quiet" loading={assignment.isPending} onClick={() => assignment.mutate()}>
        {mine ? 'Zurückgeben' : 'Übernehmen'}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </Button>
      {assignee && (
        <Text tone="quiet">{mine ? 'Von Ihnen übernommen.' : `Daran arbeitet ${assignee}.`}</Text>
      )}
      {assignment.isError && (
        <Alert tone="error">Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Alert>
      )}
    </>
  );
}

const OWNER_OPTIONS = [
  { value: 'mine', label: 'Von mir übernommen' },
  { value: 'nobody', label: 'Von niemandem übernommen' },
];

interface FilterFieldProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** What nothing chosen is called. */
  all: string;
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** One choice that narrows a list of the back-office. */
export function FilterField({ label, options, all, value, onChoose }: FilterFieldProps): ReactNode {
  return (
    <div className="operator-filter">
      <Field label={label}>
        <NativeSelect
          options={options}
          placeholder={all}
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
    </div>
  );
}

interface OwnerFieldProps {
  value: (typeof CASE_OWNERS)[number] | undefined;
  onChoose: (value: string) => void;
}

/** Whose work is shown. */
export function OwnerField({ value, onChoose }: OwnerFieldProps): ReactNode {
  return (
    <FilterField
      label="Wer daran arbeitet"
      options={OWNER_OPTIONS}
      all="Alle"
      value={value}
      onChoose={onChoose}
    />
  );
}
