import { useApi } from '@silverjobs/api';
import { signUp } from '@silverjobs/api/session';
import { Alert, Button, Field, Link, Stack, Text, TextInput } from '@silverjobs/ui';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionService } from '../session/session-context.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { collectProblems, emailProblem, newPasswordProblem } from './field-problems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccessForm } from './useAccessForm.ts';

/** /signup: employers register; the role is always client (LOG-07, D13). */
export function SignupPage() {
  const api = useApi();
  const session = useSessionService();
  const navigate = useNavigate();
  const referral = useSearchParams()[0].get('empfehlung');
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['email', 'password'],
    check: ({ email, password }) =>
      collectProblems({ email: emailProblem(email), password: newPasswordProblem(password) }),
    send: async ({ email, password }) => {
      await session.begin(await signUp(api, email.trim(), password, referral));
      await navigate('/new/profile', { replace: true });
    },
  });
  return (
    <AccessFrame title="Als Arbeitgeber registrieren">
      <Text>
        Für Firmen, Vereine und Privatleute. Sie suchen eine Stelle?{' '}
        <Link asChild>
          <RouterLink to="/register">Als Bewerberin oder Bewerber registrieren</RouterLink>
        </Link>
      </Text>
      <form {...formProps}>
        <Stack gap={5}>
          {problems.form && <Alert tone="error">{problems.form}</Alert>}
          <Field id={idOf('email')} label="E-Mail-Adresse" error={problems.email} required>
            <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
          </Field>
          <NewPasswordField id={idOf('password')} label="Passwort" error={problems.password} />
          <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
            Registrieren
          </Button>
          <Link asChild variant="standalone">
            <RouterLink to="/login">Ich habe schon ein Konto</RouterLink>
          </Link>
        </Stack>
      </form>
    </AccessFrame>
  );
}
