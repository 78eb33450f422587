import { loginForm } from '@silverjobs/contract/forms/access';
import { fill, renderPage } from '@silverjobs/testing';
import { Field, PasswordInput, TextInput } from '@silverjobs/ui';
import { screen } from '@testing-library/react';
import { Form, SubmitButton, useForm } from './index.ts';

function Login({ send }: { send: (values: { email: string; password: string }) => Promise<void> }) {
  const form = useForm({
    initial: { email: '', password: '' },
    rules: loginForm,
    mutation: { mutationFn: send },
    toBody: (values) => values,
  });
  return (
    <Form form={form}>
      <Field {...form.field('email')} label="Adresse">
        <TextInput {...form.text('email')} />
      </Field>
      <Field {...form.field('password')} label="Kennwort">
        <PasswordInput {...form.text('password')} />
      </Field>
      <SubmitButton form={form}>Anmelden</SubmitButton>
    </Form>
  );
}

test('a single problem of a short form: the focus goes to its field, nothing stands above', async () => {
  const { person } = renderPage(<Login send={async () => {}} />);
  await person.type(screen.getByLabelText('Adresse'), 'ute@example.org{Enter}');
  expect(screen.getByLabelText('Kennwort')).toHaveFocus();
  expect(screen.getByLabelText('Kennwort')).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a name of a draft nothing typed is stored', async () => {
  const { store } = renderPage(<Login send={async () => {}} />);
  fill(screen.getByLabelText('Kennwort'), 'geheim');
  expect(store.getItem('draft.')).toBeNull();
  expect(store.getItem('silverjobs.stored') ?? '').not.toContain('draft');
});
