import { Button, Text } from '@silverjobs/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { usePartFocus } from './usePartFocus.ts';

/** A list in three parts; the first has no part before it, the last none after it. */
function Parts() {
  const [part, setPart] = useState(0);
  const { bar, next } = usePartFocus(part * 20);
  return (
    <>
      <Text ref={bar} tabIndex={-1}>
        Teil {part + 1}
      </Text>
      {part > 0 && <Button onClick={() => setPart(part - 1)}>Vorherige</Button>}
      {part < 2 && (
        <Button key={part} ref={next} onClick={() => setPart(part + 1)}>
          Weiter
        </Button>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('POOL-02 the next part is read from its top: the line above it has the focus', async () => {
  render(<Parts />);
  expect(document.body).toHaveFocus();
  await press('Weiter');
  expect(screen.getByText('Teil 2')).toHaveFocus();
  await press('Weiter');
  expect(screen.getByText('Teil 3')).toHaveFocus();
});

test('POOL-02 the previous part is read from its end: the way on has the focus', async () => {
  render(<Parts />);
  await press('Weiter');
  await press('Vorherige');
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
});
