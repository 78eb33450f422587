import { passwordForm } from '@silverjobs/contract/forms/access';
import { useUser } from '@silverjobs/shell';
import { Button, Field, PasswordInput, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { useRef } from 'react';
import { loginFailureText } from './login-rules.ts';
import { MailInstead } from './MailInstead.tsx';
import { useSessionService } from './session-context.tsx';

/** Asks for the password again over the page; nothing that was typed below is lost (access-22). */
export function SessionExpiredDialog() {
  const user = useUser();
  const session = useSessionService();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { password: '' },
    rules: passwordForm,
    mutation: { mutationFn: (password: string) => session.renew(password) },
    toBody: ({ password }) => password,
  });
  if (!user) return null;

  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title="Bitte melden Sie sich noch einmal an"
      closeLabel="Abmelden"
      stays
      initialFocus={input}
      onCloseRequest={session.askToSignOut}
      onSubmit={form.submit}
      footer={
        <Button
          type="submit"
          variant="primary"
          loading={form.sending}
          loadingText="Anmeldung läuft …"
        >
          Anmelden
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>
          Ihre 3 Stunden sind um. Was Sie geschrieben haben, steht noch da. Sie waren angemeldet als{' '}
          <strong>{user.email}</strong>.
        </Text>
        <FormFailure form={form}>{loginFailureText(form.failure)}</FormFailure>
        <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
        <Field {...form.field('password')} label="Passwort" required>
          <PasswordInput {...form.text('password')} ref={input} autoComplete="current-password" />
        </Field>
        <MailInstead email={user.email} />
      </Stack>
    </Dialog>
  );
}
