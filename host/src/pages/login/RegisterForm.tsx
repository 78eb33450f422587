import { useApi } from '@silverjobs/api';
import { type Registration, register } from '@silverjobs/api/session';
import { signUpForm } from '@silverjobs/contract/forms/access';
import { Field, Link, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFailure } from './AccessFrame.tsx';
import { LegalNote } from './LegalNote.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { Registered } from './useRegistration.ts';

/** The form of /register: address and password; the first steps ask for the rest, each thing once. */
export function RegisterForm({ onRegistered }: { onRegistered: Registered['enter'] }) {
  const api = useApi();
  const form = useForm({
    initial: { email: '', password: '' },
    rules: signUpForm,
    mutation: {
      mutationFn: async (registration: Registration) =>
        onRegistered(await register(api, registration), registration.email),
    },
    toBody: ({ email, password }) => ({ email: email.trim(), password }),
  });

  return (
    <Form form={form}>
      <AccessFailure form={form} />
      <Field {...form.field('email')} label="E-Mail-Adresse" required>
        <TextInput {...form.text('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <NewPasswordField
        field={form.field('password')}
        input={form.text('password')}
        label="Passwort"
      />
      <SubmitButton form={form} variant="primary" size="large" fullWidth>
        Kostenlos registrieren
      </SubmitButton>
      <LegalNote />
      <div className="login-links">
        <Link asChild variant="standalone">
          <RouterLink to={hostPaths.login}>Zur Anmeldung</RouterLink>
        </Link>
        <Link asChild variant="standalone">
          <RouterLink to={hostPaths.signup}>Für Arbeitgeber</RouterLink>
        </Link>
      </div>
    </Form>
  );
}
