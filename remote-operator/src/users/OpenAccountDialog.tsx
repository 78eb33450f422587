import { useApi } from '@silverjobs/api';
import { postAccountMutation } from '@silverjobs/api/operator-post';
import { postAccountForm } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { pathTo } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Field, NativeSelect, Text, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as ownPaths from '../paths.ts';

const SALUTATIONS = [
  { value: '2', label: 'Frau' },
  { value: '1', label: 'Herr' },
];

/** Opens an account for a caller without e-mail (operators-51). Render it while it is open. */
export function OpenAccountDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { notify } = useShell();
  const navigate = useNavigate();
  const form = useForm({
    initial: {
      ...{ salutation_id: '', first_name: '', last_name: '', street: '', postal_code: '' },
      ...{ phone: '', reason: '' },
    },
    rules: postAccountForm,
    work: 'Das Konto',
    mutation: postAccountMutation(useApi(), useQueryClient()),
    toBody: (values) => values,
    onSent: ({ users_id: id }) => {
      notify({ tone: 'success', title: 'Das Konto ist eröffnet' });
      onClose();
      void navigate(pathTo(ownPaths.user, { id }));
    },
  });
  return (
    <DialogForm
      form={form}
      title="Konto ohne E-Mail-Adresse eröffnen"
      submitLabel="Konto eröffnen"
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Text>
        Für Menschen, die anrufen und keine E-Mail-Adresse haben. Danach machen Sie den Brief mit
        dem Code für die erste Anmeldung.
      </Text>
      <Field {...form.field('salutation_id')} label="Anrede" required>
        <NativeSelect
          {...form.text('salutation_id')}
          options={SALUTATIONS}
          placeholder="Bitte wählen"
        />
      </Field>
      <Field {...form.field('first_name')} label="Vorname" required>
        <TextInput {...form.text('first_name')} />
      </Field>
      <Field {...form.field('last_name')} label="Nachname" required>
        <TextInput {...form.text('last_name')} />
      </Field>
      <Field {...form.field('street')} label="Straße und Hausnummer" required>
        <TextInput {...form.text('street')} />
      </Field>
      <Field {...form.field('postal_code')} label="Postleitzahl" required>
        <TextInput {...form.text('postal_code')} inputMode="numeric" />
      </Field>
      <Field
        {...form.field('phone')}
        label="Telefonnummer"
        hint="Damit meldet sich die Person an."
        required
      >
        <TextInput {...form.text('phone')} type="tel" />
      </Field>
      <Field {...form.field('reason')} label="Wie haben Sie geprüft, wer anruft?" required>
        <TextArea {...form.text('reason')} rows={3} limit={REASON_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Das Konto wurde nicht eröffnet" />
    </DialogForm>
  );
}
