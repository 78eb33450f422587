import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { changeRoleMutation } from '@silverjobs/api/colleague';
import type { Colleague } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell } from '@silverjobs/shell';
import { Alert, RadioGroup, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { roleOptions } from './role-options.ts';

interface RoleDialogProps {
  person: Colleague;
  /** Whether the employer gets invoices. */
  invoiced: boolean;
  onClose: () => void;
}

/** Gives a colleague another task. */
export function RoleDialog({ person, invoiced, onClose }: RoleDialogProps): ReactNode {
  const { notify } = useShell();
  const [role, setRole] = useState(person.role);
  const change = useRenewableMutation(changeRoleMutation(useApi(), useQueryClient()));
  const called = person.name ?? readableEmail(person.email);

  function confirm() {
    if (role === person.role) return onClose();
    change.mutate(
      { id: person.id, role },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: 'Die Aufgabe ist geändert' });
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      open
      title={`Aufgabe von ${called}`}
      confirmLabel="Aufgabe speichern"
      loading={change.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <RadioGroup
          label="Aufgabe"
          options={roleOptions(invoiced || person.role === 'invoices')}
          value={role}
          onChange={setRole}
        />
        <Text>Die Person wird überall abgemeldet und meldet sich neu an.</Text>
        {person.role === 'owner' && role !== 'owner' && (
          <Text>Schlüssel für die Schnittstelle, die sie erstellt hat, enden.</Text>
        )}
        {change.isError && (
          <Alert tone="error" title="Die Aufgabe wurde nicht geändert">
            {apiErrorMessage(change.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
