import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from '../forms/TextArea.tsx';

test('AGE-03 layout-33 the number of characters is said in a pause, never while typing', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<TextArea aria-label="Text" limit={30} value="" readOnly />);
  fireEvent.input(screen.getByLabelText('Text'));
  rerender(<TextArea aria-label="Text" limit={30} value="Guten Tag, Frau" readOnly />);
  expect(screen.getByText('Noch 15 Zeichen')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(screen.getByRole('status')).toHaveTextContent('Noch 15 Zeichen');
  jest.useRealTimers();
});
