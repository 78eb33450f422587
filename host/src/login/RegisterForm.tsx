import { useApi } from '@silverjobs/api';
import { type Registration, register } from '@silverjobs/api/session';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import {
  Alert,
  Button,
  Field,
  Grid,
  Link,
  RadioGroup,
  Stack,
  Text,
  TextInput,
} from '@silverjobs/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../routing/host-paths.ts';
import {
  collectProblems,
  emailProblem,
  newPasswordProblem,
  postalCodeProblem,
} from './field-problems.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccessForm } from './useAccessForm.ts';
import type { Registered } from './useRegistration.ts';

type Salutation = 'frau' | 'herr';

const salutations = [
  { value: 'frau', label: 'Frau' },
  { value: 'herr', label: 'Herr' },
] as const;

const fields = ['first_name', 'last_name', 'postal_code', 'email', 'password'] as const;

/** The form of /register; only address and password are needed, the rest can wait. */
export function RegisterForm({ onRegistered }: { onRegistered: Registered['enter'] }) {
  const api = useApi();
  const [salutation, setSalutation] = useState<Salutation | null>(null);
  const { problems, sending, idOf, formProps } = useAccessForm({
    fields,
    check: (values) =>
      collectProblems({
        postal_code: postalCodeProblem(values.postal_code.trim()),
        email: emailProblem(values.email),
        password: newPasswordProblem(values.password),
      }),
    send: async (values) => {
      const registration = toRegistration(values, salutation);
      await onRegistered(await register(api, registration), registration.email);
    },
  });

  return (
    <form {...formProps}>
      <Stack gap={5}>
        {problems.form && <Alert tone="error">{problems.form}</Alert>}
        <RadioGroup
          row
          optional
          label="Anrede"
          name="salutation"
          options={salutations}
          value={salutation}
          onChange={setSalutation}
        />
        <Grid columns={2} gap={4}>
          <Field id={idOf('first_name')} label="Vorname" error={problems.first_name} optional>
            <TextInput name="first_name" autoComplete="given-name" maxLength={100} />
          </Field>
          <Field id={idOf('last_name')} label="Nachname" error={problems.last_name} optional>
            <TextInput name="last_name" autoComplete="family-name" maxLength={100} />
          </Field>
        </Grid>
        <Field
          id={idOf('postal_code')}
          label="Postleitzahl"
          hint="Damit finden wir Stellen in Ihrer Nähe."
          error={problems.postal_code}
          optional
        >
          <TextInput
            name="postal_code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        </Field>
        <Field id={idOf('email')} label="E-Mail-Adresse" error={problems.email} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <NewPasswordField id={idOf('password')} label="Passwort" error={problems.password} />
        <Button type="submit" variant="primary" size="large" fullWidth loading={sending}>
          Kostenlos registrieren
        </Button>
        <Text size="sm" tone="quiet">
          Es gelten unsere{' '}
          <Link asChild>
            <RouterLink to={hostPaths.terms}>AGB</RouterLink>
          </Link>
          . Wie wir mit Ihren Daten umgehen, steht im{' '}
          <Link asChild>
            <RouterLink to={hostPaths.privacyPolicy}>Datenschutz</RouterLink>
          </Link>
          .
        </Text>
        <Link asChild variant="standalone">
          <RouterLink to={hostPaths.login}>Ich habe schon ein Konto</RouterLink>
        </Link>
      </Stack>
    </form>
  );
}

/** Leaves out what was not filled in. */
function toRegistration(
  values: Record<(typeof fields)[number], string>,
  salutation: Salutation | null,
): Registration {
  const given = Object.fromEntries(
    (['first_name', 'last_name', 'postal_code'] as const)
      .map((field) => [field, values[field].trim()])
      .filter(([, value]) => value !== ''),
  );
  return {
    email: values.email.trim(),
    password: values.password,
    ...given,
    ...(salutation && {
      salutation_id: salutation === 'frau' ? SALUTATION_FRAU_ID : SALUTATION_HERR_ID,
    }),
  };
}
