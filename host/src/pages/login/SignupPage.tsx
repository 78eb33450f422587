import { useApi } from '@silverjobs/api';
import { signUp } from '@silverjobs/api/session';
import { signUpForm } from '@silverjobs/contract/forms/access';
import { Field, Link, Text, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFailure, AccessFrame } from './AccessFrame.tsx';
import { EmployerPrices } from './EmployerPrices.tsx';
import { LegalNote } from './LegalNote.tsx';
import { RegistrationMailed } from './MailSent.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useRegistration } from './useRegistration.ts';

const TITLE = 'Als Arbeitgeber registrieren';

/** /signup: employers register; the role is always client (access-28). */
export function SignupPage() {
  const api = useApi();
  const { mailedTo, enter } = useRegistration();
  const referral = useSearchParams()[0].get('empfehlung');
  const form = useForm({
    initial: { email: '', password: '' },
    rules: signUpForm,
    mutation: {
      mutationFn: async ({ email, password }: { email: string; password: string }) =>
        enter(await signUp(api, email.trim(), password, referral), email.trim()),
    },
    toBody: (values) => values,
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
      <EmployerPrices />
      <Form form={form}>
        <AccessFailure form={form} />
        <Field {...form.field('email')} label="E-Mail-Adresse" required>
          <TextInput
            {...form.text('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        </Field>
        <NewPasswordField
          field={form.field('password')}
          input={form.text('password')}
          label="Passwort"
        />
        <SubmitButton form={form} variant="primary" size="large" fullWidth>
          Registrieren
        </SubmitButton>
        <LegalNote />
        <Link asChild variant="standalone">
          <RouterLink to={hostPaths.login}>Zur Anmeldung</RouterLink>
        </Link>
      </Form>
    </AccessFrame>
  );
}
