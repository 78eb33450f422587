import { passwordForm } from '@silverjobs/contract/forms/access';
import { accountName, isPostAddress } from '@silverjobs/contract/post-address';
import { useUser } from '@silverjobs/shell';
import { Button, Field, PasswordInput, Stack, Text, TextInput } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { useRef, useState } from 'react';
import { loginFailureText, needsCode } from './login-rules.ts';
import { MailInstead } from './MailInstead.tsx';
import { useSessionService } from './session-context.tsx';

/** Asks for the password again over the page; nothing that was typed below is lost (access-22). */
export function SessionExpiredDialog() {
  const user = useUser();
  const session = useSessionService();
  const input = useRef<HTMLInputElement>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    rules: passwordForm,
    mutation: {
      mutationFn: ({ password, code }: { password: string; code: string }) =>
        session.renew(password, code.trim() || undefined),
    },
    toBody: (values) => values,
    onFailed: (error) => {
      if (needsCode(error)) setAsksForCode(true);
    },
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
          <strong>{accountName(user.email)}</strong>.
        </Text>
        {!needsCode(form.failure) && (
          <FormFailure form={form}>{loginFailureText(form.failure)}</FormFailure>
        )}
        <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
        <Field {...form.field('password')} label="Passwort" required>
          <PasswordInput {...form.text('password')} ref={input} autoComplete="current-password" />
        </Field>
        {asksForCode && (
          <Field
            {...form.field('code')}
            label="Code aus Ihrer App"
            hint="Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes."
            required
          >
            <TextInput {...form.text('code')} autoFocus autoComplete="one-time-code" />
          </Field>
        )}
        {!isPostAddress(user.email) && <MailInstead email={user.email} />}
      </Stack>
    </Dialog>
  );
}
