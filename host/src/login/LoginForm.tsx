import { useShell } from '@silverjobs/shell';
import { Alert, Button, Field, PasswordInput, Stack, Text, TextInput } from '@silverjobs/ui';
import { useSessionService } from '../session/session-context.tsx';
import { checkLogin, loginFailureNotice, loginFailureText } from './login-rules.ts';
import { useAccessForm } from './useAccessForm.ts';
import { useLeaveLogin } from './useLeaveLogin.ts';

/** The login form (LOG-01 to LOG-04). */
export function LoginForm() {
  const session = useSessionService();
  const { notify } = useShell();
  const leave = useLeaveLogin();
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['email', 'password'],
    check: ({ email, password }) => checkLogin(email, password),
    send: async ({ email, password }) => {
      await session.signIn(email.trim(), password);
      await leave();
    },
    explain: (error) => {
      notify({ tone: 'error', ...loginFailureNotice(error) });
      return { form: loginFailureText(error) };
    },
  });

  return (
    <form {...formProps}>
      <Stack gap={5}>
        {problems.form && <Alert tone="error">{problems.form}</Alert>}
        <Field id={idOf('email')} label="E-Mail-Adresse" error={problems.email} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field id={idOf('password')} label="Passwort" error={problems.password} required>
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
