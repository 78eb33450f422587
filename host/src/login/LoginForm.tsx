import { loginForm } from '@silverjobs/contract/forms/access';
import { useShell } from '@silverjobs/shell';
import { Field, PasswordInput, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useSessionService } from '../session/session-context.tsx';
import { loginFailureNotice, loginFailureText } from './login-rules.ts';
import { useRedirectAfterLogin } from './useRedirectAfterLogin.ts';

/** The login form (LOG-01 to LOG-04). */
export function LoginForm() {
  const session = useSessionService();
  const { notify } = useShell();
  const leave = useRedirectAfterLogin();
  const form = useForm({
    initial: { email: '', password: '' },
    rules: loginForm,
    mutation: {
      mutationFn: async ({ email, password }: { email: string; password: string }) => {
        await session.signIn(email.trim(), password);
        await leave();
      },
    },
    toBody: (values) => values,
    onFailed: (error) => notify({ tone: 'error', ...loginFailureNotice(error) }),
  });

  return (
    <Form form={form}>
      <FormFailure form={form}>{loginFailureText(form.failure)}</FormFailure>
      <Field {...form.field('email')} label="E-Mail-Adresse" required>
        <TextInput {...form.text('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field {...form.field('password')} label="Passwort" required>
        <PasswordInput {...form.text('password')} autoComplete="current-password" />
      </Field>
      <SubmitButton
        form={form}
        variant="primary"
        size="large"
        fullWidth
        loadingText="Anmeldung läuft …"
      >
        Anmelden
      </SubmitButton>
      <Text size="sm" tone="quiet">
        Sie bleiben 3 Stunden angemeldet.
      </Text>
    </Form>
  );
}
