import { useUser } from '@silverjobs/shell';
import { Alert, Button, Field, PasswordInput, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { checkLogin, loginFailureText } from '../login/login-rules.ts';
import { useSessionService } from './session-context.tsx';

/** Asks for the password again over the page; nothing that was typed below is lost (access-22). */
export function SessionExpiredDialog() {
  const user = useUser();
  const session = useSessionService();
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  if (!user) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || !user) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const found = checkLogin(user.email, password).password;
    setProblem(found);
    setFailure(null);
    if (found) {
      input.current?.focus();
      return;
    }
    setSending(true);
    try {
      await session.renew(password);
    } catch (error) {
      setFailure(loginFailureText(error));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title="Bitte melden Sie sich noch einmal an"
      closeLabel="Abmelden"
      initialFocus={input}
      onCloseRequest={() => void session.signOut()}
      onSubmit={(event) => void submit(event)}
      footer={
        <Button type="submit" variant="primary" loading={sending} loadingText="Anmeldung läuft …">
          Anmelden
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>
          Ihre 3 Stunden sind um. Was Sie eingegeben haben, ist noch da. Sie sind angemeldet als{' '}
          <strong>{user.email}</strong>.
        </Text>
        {failure && <Alert tone="error">{failure}</Alert>}
        <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
        <Field label="Passwort" error={problem} required>
          <PasswordInput ref={input} name="password" autoComplete="current-password" />
        </Field>
      </Stack>
    </Dialog>
  );
}
