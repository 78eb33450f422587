import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

test('a password is shown and hidden in words and keeps what was typed', async () => {
  render(
    <Field label="Passwort">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Passwort');
  await userEvent.type(input, 'geheim');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Anzeigen' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('status')).toHaveTextContent('Das Passwort ist sichtbar.');
  await userEvent.click(screen.getByRole('button', { name: 'Verbergen' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('geheim');
});
