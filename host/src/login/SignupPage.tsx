import { useApi } from '@silverjobs/api';
import { signUp } from '@silverjobs/api/session';
import { Alert, Button, Field, Link, Stack, Text, TextInput } from '@silverjobs/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../routing/host-paths.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { collectProblems, emailProblem, newPasswordProblem } from './field-problems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RegistrationMailed } from './RegistrationMailed.tsx';
import { useAccessForm } from './useAccessForm.ts';
import { useRegistration } from './useRegistration.ts';

const TITLE = 'Als Arbeitgeber registrieren';

/** /signup: employers register; the role is always client (LOG-07, access-28). */
export function SignupPage() {
  const api = useApi();
  const { mailedTo, enter } = useRegistration();
  const referral = useSearchParams()[0].get('empfehlung');
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields: ['email', 'password'],
    check: ({ email, password }) =>
      collectProblems({ email: emailProblem(email), password: newPasswordProblem(password) }),
    send: async ({ email, password }) => {
      await enter(await signUp(api, email.trim(), password, referral), email.trim());
    },
  });
  if (mailedTo) {
    return (
      <AccessFrame title={TITLE}>
        <RegistrationMailed email={mailedTo} />
      </AccessFrame>
    );
  }
  return (
    <AccessFrame title={TITLE}>
      <Text>
        Für Firmen, Vereine und Privatleute. Sie suchen eine Stelle?{' '}
        <Link asChild>
          <RouterLink to={hostPaths.register}>Als Bewerberin oder Bewerber registrieren</RouterLink>
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
            <RouterLink to={hostPaths.login}>Ich habe schon ein Konto</RouterLink>
          </Link>
        </Stack>
      </form>
    </AccessFrame>
  );
}
