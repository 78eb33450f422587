import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { ReadOnlyPickerInput } from './ReadOnlyPickerInput.tsx';

function Example({ onOpen }: { onOpen: () => void }) {
  const [value, setValue] = useState('Empfang');
  return (
    <Field label="Was?">
      <ReadOnlyPickerInput
        value={value}
        onOpen={onOpen}
        onClear={() => setValue('')}
        clearLabel="Beruf löschen"
      />
    </Field>
  );
}

test.each(['{Enter}', ' ', '{ArrowDown}'])('the picker opens by key %s', async (key) => {
  const onOpen = jest.fn();
  render(<Example onOpen={onOpen} />);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Was?' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the picker opens by click and cannot be typed in', async () => {
  const onOpen = jest.fn();
  render(<Example onOpen={onOpen} />);
  const input = screen.getByRole('textbox', { name: 'Was?' });
  await userEvent.click(input);
  await userEvent.keyboard('x');
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(input).toHaveValue('Empfang');
});

test('clearing keeps the focus in the field and takes the clear button away', async () => {
  const onOpen = jest.fn();
  render(<Example onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Beruf löschen' }));
  const input = screen.getByRole('textbox', { name: 'Was?' });
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
});
