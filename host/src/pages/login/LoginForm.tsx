import { loginForm } from '@silverjobs/contract/forms/access';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Field, PasswordInput, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useRef, useState } from 'react';
import { loginFailureNotice, loginFailureText, needsCode } from '../../session/login-rules.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { useRedirectAfterLogin } from './useRedirectAfterLogin.ts';

const importCodeForm = async () => (await import('./CodeForm.tsx')).CodeForm;

/** What was typed in the first step. */
interface Credentials {
  email: string;
  password: string;
}

/**
 * The login form (access-26 to access-27).
 * @param byNumber for somebody without e-mail (access-59)
 */
export function LoginForm({ byNumber }: { byNumber: boolean }) {
  const session = useSessionService();
  const { notify } = useShell();
  const leave = useRedirectAfterLogin();
  const { Component: CodeForm, load: loadCodeForm } = useLazyComponent(importCodeForm);
  const [asked, setAsked] = useState<Credentials | null>(null);
  const sent = useRef<Credentials | null>(null);
  async function signIn({ email, password }: Credentials, code?: string) {
    await session.signIn(email.trim(), password, code);
    await leave();
  }

  const form = useForm({
    initial: { email: '', password: '' },
    rules: loginForm,
    mutation: {
      mutationFn: async ({ email, password }: Credentials) => {
        sent.current = { email, password };
        await signIn({ email, password });
      },
    },
    toBody: (values) => values,
    onFailed: (error) => {
      if (!needsCode(error)) return notify({ tone: 'error', ...loginFailureNotice(error) });
      setAsked(sent.current);
      void loadCodeForm();
    },
  });

  if (asked && CodeForm) {
    return <CodeForm signIn={(code) => signIn(asked, code)} onBack={() => setAsked(null)} />;
  }

  return (
    <Form form={form}>
      {!needsCode(form.failure) && (
        <FormFailure form={form}>{loginFailureText(form.failure)}</FormFailure>
      )}
      {byNumber ? (
        <Field
          {...form.field('email')}
          label="Telefonnummer oder Kundennummer"
          hint="Die Kundennummer steht auf unseren Briefen."
          required
        >
          <TextInput {...form.text('email')} autoComplete="username" inputMode="tel" />
        </Field>
      ) : (
        <Field {...form.field('email')} label="E-Mail-Adresse" required>
          <TextInput
            {...form.text('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        </Field>
      )}
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
