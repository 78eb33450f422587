import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const salutations = [
  { value: 'Frau', label: 'Frau' },
  { value: 'Herr', label: 'Herr' },
] as const;

test('a radio group asks its question, tells its error and reports the choice', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      label="Anrede"
      options={salutations}
      value={null}
      error="Bitte wählen Sie eine Anrede."
      onChange={onChange}
    />,
  );
  const group = screen.getByRole('group', { name: 'Anrede' });
  expect(group).toHaveAccessibleDescription('Fehler: Bitte wählen Sie eine Anrede.');
  await userEvent.click(screen.getByRole('radio', { name: 'Herr' }));
  expect(onChange).toHaveBeenCalledWith('Herr');
});

test('a checkbox is ticked by its words and carries its error', async () => {
  render(<Checkbox error="Bitte stimmen Sie zu.">Ich stimme zu</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'Ich stimme zu' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Fehler: Bitte stimmen Sie zu.');
  await userEvent.click(screen.getByText('Ich stimme zu'));
  expect(box).toBeChecked();
});

test('a switch goes on and off by keyboard', async () => {
  render(<Switch defaultChecked>Ihre Kontaktdaten mitsenden</Switch>);
  const control = screen.getByRole('switch', { name: 'Ihre Kontaktdaten mitsenden' });
  expect(control).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});
