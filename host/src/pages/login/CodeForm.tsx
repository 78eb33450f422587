import { codeForm } from '@silverjobs/contract/forms/operator';
import { Button, Field, Text, TextInput } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useEffect, useRef } from 'react';

interface CodeFormProps {
  /** Signs in with the code, and leads on. */
  signIn: (code: string) => Promise<void>;
  onBack?: () => void;
}

/** The second step of signing in, for operators and whoever wants one (operators-3, access-58). */
export function CodeForm({ signIn, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    rules: codeForm,
    mutation: { mutationFn: signIn },
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
      {onBack && (
        <div>
          <Button onClick={onBack}>Zurück</Button>
        </div>
      )}
    </Form>
  );
}
