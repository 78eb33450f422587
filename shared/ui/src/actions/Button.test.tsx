import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

const reason = 'Bitte wählen Sie zuerst einen Beruf.';

test('a button does what it says', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Merken</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Merken' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('layout-13 a button that cannot be used takes the focus, shows why and says it on activation', async () => {
  const onClick = jest.fn();
  render(
    <Button reasonDisabled={reason} onClick={onClick}>
      Suche speichern
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Suche speichern' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
  expect(button).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(onClick).not.toHaveBeenCalled();
});

test('layout-13 the reason is said again on a second activation', async () => {
  render(<Button reasonDisabled={reason}>Suche speichern</Button>);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  const first = screen.getByRole('status').textContent;
  await userEvent.click(button);
  expect(screen.getByRole('status').textContent).not.toBe(first);
});

test('layout-13 a button keeps the focus when its reason goes away', async () => {
  const { rerender } = render(<Button reasonDisabled={reason}>Suche speichern</Button>);
  await userEvent.tab();
  rerender(<Button>Suche speichern</Button>);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test.each([
  ['loading', { loading: true }],
  ['without its condition', { reasonDisabled: reason }],
])('a submit button %s does not send its form', async (_state, props) => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" {...props}>
        Senden
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while it works a button says so in words', () => {
  render(
    <Button loading loadingText="Wird gesendet …">
      Senden
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Wird gesendet …' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Wird gesendet …');
});
