import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

function Example() {
  const [value, setValue] = useState('');
  return (
    <Field label="Nachricht">
      <TextArea value={value} limit={25} onChange={(event) => setValue(event.target.value)} />
    </Field>
  );
}

test('AGE-03 a text over the limit is kept, and its length told after typing', async () => {
  render(<Example />);
  const area = screen.getByRole('textbox', { name: 'Nachricht' });
  expect(area).toHaveAccessibleDescription('Noch 25 Zeichen');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(area);
  await userEvent.paste('Sehr geehrte Frau Lindner, guten Tag');
  expect(area).toHaveValue('Sehr geehrte Frau Lindner, guten Tag');
  expect(area).toHaveAccessibleDescription('11 Zeichen zu viel');
  // Nobody is talked over while typing.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('11 Zeichen zu viel'), {
    timeout: 5_000,
  });
});
