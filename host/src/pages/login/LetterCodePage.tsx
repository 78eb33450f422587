import { useApi } from '@silverjobs/api';
import { redeemLetterCode } from '@silverjobs/api/session';
import { letterCodeForm } from '@silverjobs/contract/forms/access';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Field, Link, Text, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { AccessFailure, AccessFrame } from './AccessFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const BY_NUMBER = `${hostPaths.login}?nummer=1`;

/** /brief: the first sign-in of somebody without e-mail, with the code of a letter (access-59). */
export function LetterCodePage() {
  const api = useApi();
  const session = useSessionService();
  const { notify } = useShell();
  const navigate = useNavigate();
  const form = useForm({
    initial: { number: '', code: '', password: '' },
    rules: letterCodeForm,
    mutation: {
      mutationFn: async (body: { number: string; code: string; password: string }) => {
        const authToken = await redeemLetterCode(api, body);
        notify({ tone: 'success', title: 'Ihr neues Passwort gilt ab sofort.' });
        // Whoever has a second factor signs in with both (access-58).
        if (authToken === null) return navigate(BY_NUMBER, { replace: true });
        await session.begin(authToken);
        await navigate(paths.start, { replace: true });
      },
    },
    toBody: (values) => values,
  });
  return (
    <AccessFrame title="Code aus unserem Brief">
      <Form form={form}>
        <Text>
          Sie haben einen Brief von uns bekommen? Dann melden Sie sich hier zum ersten Mal an und
          wählen Ihr Passwort.
        </Text>
        <AccessFailure form={form} />
        <Field
          {...form.field('number')}
          label="Telefonnummer oder Kundennummer"
          hint="Beide stehen in dem Brief."
          required
        >
          <TextInput {...form.text('number')} autoComplete="username" inputMode="tel" />
        </Field>
        <Field
          {...form.field('code')}
          label="Code"
          hint="Acht Zeichen. Groß oder klein geschrieben ist gleich."
          required
        >
          <TextInput
            {...form.text('code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
          />
        </Field>
        <NewPasswordField
          field={form.field('password')}
          input={form.text('password')}
          label="Ihr eigenes Passwort"
        />
        <SubmitButton form={form} variant="primary" size="large" fullWidth>
          Passwort speichern und anmelden
        </SubmitButton>
        <Link asChild variant="standalone">
          <RouterLink to={BY_NUMBER}>Ich habe schon ein Passwort</RouterLink>
        </Link>
      </Form>
    </AccessFrame>
  );
}
