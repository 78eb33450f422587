import { useApi } from '@silverjobs/api';
import { type Registration, register } from '@silverjobs/api/session';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import { registerForm } from '@silverjobs/contract/forms/access';
import { Field, Grid, Link, RadioGroup, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, TownField, useForm, WhichPlace } from '@silverjobs/widgets/form';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFailure } from './AccessFrame.tsx';
import { LegalNote } from './LegalNote.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { Registered } from './useRegistration.ts';

type Salutation = 'frau' | 'herr';

const salutations = [
  { value: 'frau', label: 'Frau' },
  { value: 'herr', label: 'Herr' },
] as const;

const EMPTY = {
  salutation: null as Salutation | null,
  first_name: '',
  last_name: '',
  postal_code: '',
  town: '',
  email: '',
  password: '',
};

/** The form of /register; only address and password are needed, the rest can wait. */
export function RegisterForm({ onRegistered }: { onRegistered: Registered['enter'] }) {
  const api = useApi();
  const form = useForm({
    initial: EMPTY,
    rules: registerForm,
    mutation: {
      mutationFn: async (registration: Registration) =>
        onRegistered(await register(api, registration), registration.email),
    },
    toBody: toRegistration,
  });

  return (
    <Form form={form}>
      <AccessFailure form={form} />
      <RadioGroup
        row
        optional
        label="Anrede"
        name="salutation"
        options={salutations}
        value={form.values.salutation}
        onChange={(salutation) => form.set({ salutation })}
      />
      <Grid columns={2} gap={4}>
        <Field {...form.field('first_name')} label="Vorname" optional>
          <TextInput {...form.text('first_name')} autoComplete="given-name" maxLength={100} />
        </Field>
        <Field {...form.field('last_name')} label="Nachname" optional>
          <TextInput {...form.text('last_name')} autoComplete="family-name" maxLength={100} />
        </Field>
      </Grid>
      <Field
        {...form.field('postal_code')}
        label="Postleitzahl"
        hint="Damit finden wir Stellen in Ihrer Nähe."
        optional
      >
        <TextInput
          {...form.text('postal_code')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={60}
        />
      </Field>
      <WhichPlace
        typed={form.values.postal_code}
        onChoose={(postal_code) => form.set({ postal_code })}
      />
      <TownField
        id={form.field('town').id}
        postalCode={form.values.postal_code}
        value={form.values.town}
        onChange={(town) => form.set({ town })}
      />
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
      <Link asChild variant="standalone">
        <RouterLink to={hostPaths.login}>Ich habe schon ein Konto</RouterLink>
      </Link>
    </Form>
  );
}

/** Leaves out what was not filled in. */
function toRegistration({ salutation, ...values }: typeof EMPTY): Registration {
  const given = Object.fromEntries(
    (['first_name', 'last_name', 'postal_code', 'town'] as const)
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
