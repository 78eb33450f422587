import { UiProvider } from '@silverjobs/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';

// jsdom lays nothing out, and what has no box cannot take the focus.
beforeEach(() => {
  const box = [new DOMRect(0, 0, 100, 40)] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(box);
});
afterEach(() => jest.restoreAllMocks());

test('a question begins on the harmless answer and tells which one was given', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <UiProvider>
      <ConfirmDialog
        open
        title="Profil löschen?"
        confirmLabel="Ja, löschen"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
    </UiProvider>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Profil löschen?' });
  await waitFor(() =>
    expect(dialog).toHaveAccessibleDescription('Das lässt sich nicht rückgängig machen.'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nein' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});
