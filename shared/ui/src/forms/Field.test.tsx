import { render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { TextInput } from './TextInput.tsx';

test('label, hint and error belong to the control', () => {
  render(
    <Field
      label="E-Mail-Adresse"
      hint="Dorthin schicken wir den Link."
      error="Bitte prüfen"
      required
    >
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Fehler: Bitte prüfen Dorthin schicken wir den Link.');
});

test('an error stands above its control: fields side by side keep one height', () => {
  render(
    <Field label="Postleitzahl" error="Bitte prüfen">
      <TextInput />
    </Field>,
  );
  const error = screen.getByText('Bitte prüfen');
  const position = error.compareDocumentPosition(screen.getByRole('textbox'));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('without error a field is valid, and a voluntary one says so', () => {
  render(
    <Field label="Telefon" optional>
      <TextInput type="tel" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Telefon (freiwillig)' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('a select offers its options after the placeholder', () => {
  render(
    <Field label="Vorlage">
      <NativeSelect placeholder="Bitte wählen" options={[{ value: '7', label: 'Vorlage A' }]} />
    </Field>,
  );
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(screen.getByRole('combobox', { name: 'Vorlage' })).toHaveValue('');
  expect(options).toEqual(['Bitte wählen', 'Vorlage A']);
});
