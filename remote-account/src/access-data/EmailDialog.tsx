import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { requestEmailChangeMutation } from '@silverjobs/api/account';
import { useShell, useUnsavedWork, useUser } from '@silverjobs/shell';
import { Alert, Field, Text, TextInput } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { useId, useState } from 'react';
import { type EmailProblem, emailProblem } from './email-form.ts';

export interface EmailDialogProps {
  onClose: () => void;
  /** The confirmation is on its way to this address. */
  onSent: (email: string) => void;
}

/** Asks twice for the new address (ACCT-07). Render it while it is open. */
export function EmailDialog({ onClose, onSent }: EmailDialogProps) {
  const { notify, session } = useShell();
  const user = useUser();
  const [entries, setEntries] = useState({ email: '', again: '' });
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const ids = useId();
  const requesting = useRenewableMutation(requestEmailChangeMutation(useApi()));
  useUnsavedWork('Neue E-Mail-Adresse', entries.email !== '' || entries.again !== '');

  function submit() {
    if (requesting.isPending) return;
    const found = emailProblem(entries, user?.id, user?.email ?? '');
    setProblem(found);
    if (found) {
      if (found.field !== 'form') document.getElementById(`${ids}-${found.field}`)?.focus();
      return;
    }
    if (!user) return;
    const email = entries.email.trim();
    requesting.mutate(
      { email, usersId: user.id },
      {
        onSuccess: (changed) => {
          session.setState(({ user: known }) => ({ user: known && { ...known, ...changed } }));
          notify({ tone: 'success', title: 'Bestätigungs-E-Mail zur Änderung gesendet' });
          onSent(email);
        },
      },
    );
  }

  const errorOf = (field: EmailProblem['field']) =>
    problem?.field === field ? <span lang={problem.lang}>{problem.text}</span> : undefined;

  return (
    <FormDialog
      title="Emailadresse ändern"
      submitLabel="Bestätigung anfordern"
      submittingLabel="Wird gesendet …"
      submitting={requesting.isPending}
      onSubmit={submit}
      onCloseRequest={onClose}
    >
      <Text>
        Wir schicken Ihnen eine E-Mail an die neue Adresse. Erst wenn Sie den Link darin öffnen,
        gilt die neue Adresse.
      </Text>
      <Field id={`${ids}-email`} label="Neue E-Mail-Adresse" required error={errorOf('email')}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={entries.email}
          onChange={({ target }) => setEntries({ ...entries, email: target.value })}
        />
      </Field>
      <Field
        id={`${ids}-again`}
        label="Neue E-Mail-Adresse wiederholen"
        required
        error={errorOf('again')}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={entries.again}
          onChange={({ target }) => setEntries({ ...entries, again: target.value })}
        />
      </Field>
      {problem?.field === 'form' && <Alert tone="error">{errorOf('form')}</Alert>}
      {requesting.isError && (
        <Alert tone="error" title="E-Mail konnte nicht geändert werden">
          {apiErrorMessage(requesting.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </FormDialog>
  );
}
