import { codeForm } from '@silverjobs/contract/forms/operator';
import { Button, Field, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useEffect, useRef } from 'react';
import { useSessionService } from '../../session/session-context.tsx';
import { useRedirectAfterLogin } from './useRedirectAfterLogin.ts';

/** What was typed in the first step. */
export interface Credentials {
  email: string;
  password: string;
}

interface CodeFormProps {
  given: Credentials;
  onBack: () => void;
}

/** The second step of signing in, which only operators see (operators-3). */
export function CodeForm({ given, onBack }: CodeFormProps) {
  const session = useSessionService();
  const leave = useRedirectAfterLogin();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    rules: codeForm,
    mutation: {
      mutationFn: async (code: string) => {
        await session.signIn(given.email.trim(), given.password, code);
        await leave();
      },
    },
    toBody: ({ code }) => code,
  });
  return (
    <Form form={form}>
      <Text reading>Bitte geben Sie den Code ein, den Ihre App gerade zeigt.</Text>
      <FormFailure form={form} fallback="Bitte versuchen Sie es noch einmal." />
      <Field
        {...form.field('code')}
        label="Code"
        hint="Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes."
        required
      >
        <TextInput {...form.text('code')} ref={field} autoComplete="one-time-code" />
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
      <div>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </Form>
  );
}
