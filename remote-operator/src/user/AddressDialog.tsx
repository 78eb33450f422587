import { useApi } from '@silverjobs/api';
import { addressMutation } from '@silverjobs/api/operator';
import { addressForm } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { accountName } from '@silverjobs/contract/post-address';
import { useShell } from '@silverjobs/shell';
import { Alert, Field, Text, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface AddressDialogProps {
  id: number;
  /** The address of now. */
  email: string;
  onClose: () => void;
}

/** Corrects the address of a user (operators-37). Render it while it is open. */
export function AddressDialog({ id, email, onClose }: AddressDialogProps): ReactNode {
  const { notify } = useShell();
  const form = useForm({
    initial: { email: '', reason: '' },
    rules: addressForm,
    work: 'Die Adresse',
    mutation: addressMutation(useApi(), useQueryClient(), id),
    toBody: (values) => values,
    onSent: () => {
      notify({ tone: 'success', title: 'Die Adresse ist berichtigt' });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title="E-Mail-Adresse berichtigen"
      subtitle={`Bisher: ${accountName(email)}`}
      submitLabel="Berichtigen"
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Alert tone="warning">
        Prüfen Sie vorher, wer anruft: zum Beispiel mit Geburtsdatum, Anschrift und Vertrags- oder
        Rechnungsnummer, oder durch einen Rückruf unter der hinterlegten Nummer.
      </Alert>
      <Text>
        Beide Adressen bekommen eine E-Mail, die neue mit einem Link zur Anmeldung. Alle Anmeldungen
        enden.
      </Text>
      <Field {...form.field('email')} label="Richtige Adresse" required>
        <TextInput {...form.text('email')} type="email" />
      </Field>
      <Field {...form.field('reason')} label="Wie haben Sie geprüft, wer anruft?" required>
        <TextArea {...form.text('reason')} rows={3} limit={REASON_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Die Adresse wurde nicht berichtigt" />
    </DialogForm>
  );
}
