import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip.tsx';

test('a tooltip describes its control, shows on focus and hover, and Escape hides it', async () => {
  const outer = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around it
    <div onKeyDown={outer}>
      <Tooltip text="Ein Zusatz">
        <button type="button">Merken</button>
      </Tooltip>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Merken' });
  expect(button).toHaveAccessibleDescription('Ein Zusatz');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toBeVisible();
  outer.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(outer).not.toHaveBeenCalled();
  await userEvent.hover(button);
  expect(screen.getByRole('tooltip')).toBeVisible();
});
