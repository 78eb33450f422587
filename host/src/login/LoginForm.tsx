import { useShell } from '@silverjobs/shell';
import { Alert, Button, Field, PasswordInput, Stack, Text, TextInput } from '@silverjobs/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '../routing/guards.ts';
import { useSessionService } from '../session/session-context.tsx';
import {
  checkLogin,
  type LoginProblems,
  loginFailureNotice,
  loginFailureText,
} from './login-rules.ts';

/** The login form (LOG-01 to LOG-04). Fields stay as typed whatever happens. */
export function LoginForm() {
  const session = useSessionService();
  const { notify } = useShell();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const emailId = useId();
  const passwordId = useId();
  const [problems, setProblems] = useState<LoginProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    // Read from the form: what was typed before the scripts ran counts too.
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const found = checkLogin(email, password);
    setProblems(found);
    setFailure(null);
    const wrong = found.email ? emailId : found.password ? passwordId : null;
    if (wrong) {
      document.getElementById(wrong)?.focus();
      return;
    }
    setSending(true);
    try {
      await session.signIn(email, password);
      await navigate(afterSignIn(query), { replace: true });
    } catch (error) {
      setFailure(loginFailureText(error));
      notify({ tone: 'error', ...loginFailureNotice(error) });
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {failure && <Alert tone="error">{failure}</Alert>}
        <Field id={emailId} label="E-Mail-Adresse" error={problems.email} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field id={passwordId} label="Passwort" error={problems.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          loading={sending}
          loadingText="Anmeldung läuft …"
        >
          Anmelden
        </Button>
        <Text size="sm" tone="quiet">
          Sie bleiben 3 Stunden angemeldet.
        </Text>
      </Stack>
    </form>
  );
}
