import { UiProvider } from '@silverjobs/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer.tsx';

test('LAY-01 the drawer is a named dialog that asks to be closed', async () => {
  const onCloseRequest = jest.fn();
  render(
    <UiProvider>
      <Drawer open label="Menü" onCloseRequest={onCloseRequest}>
        <a href="/jobs">Stellen</a>
      </Drawer>
    </UiProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Menü' })).toContainElement(
    screen.getByRole('link', { name: 'Stellen' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menü schließen' }));
  expect(onCloseRequest).toHaveBeenCalledTimes(1);
});
