import { ToastRegion, UiProvider } from '@silverjobs/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './Dialog.tsx';

// jsdom lays nothing out, and what has no box cannot take the focus.
beforeEach(() => {
  const box = [new DOMRect(0, 0, 100, 40)] as unknown as DOMRectList;
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(box);
});
afterEach(() => jest.restoreAllMocks());

function Example({ onRequest, stays = false }: { onRequest?: () => void; stays?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <Dialog
        open={open}
        title="Arbeitgeber kontaktieren"
        onCloseRequest={() => {
          onRequest?.();
          if (!stays) setOpen(false);
        }}
      >
        <input aria-label="Nachricht" />
      </Dialog>
    </UiProvider>
  );
}

test('AGE-03 layout-35 a dialog is named by its title, whose heading takes the focus, and gives it back after Escape', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
  await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test.each([
  ['stays in the tree', Example],
  ['comes into the tree', Conditional],
])(
  'AGE-03 layout-35 Tab pressed while a dialog opens that %s changes nothing: the focus is in it and comes back',
  async (_, Page) => {
    render(
      <>
        <Page />
        <button type="button">Danach</button>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Öffnen' });
    act(() => opener.focus());
    fireEvent.click(opener);
    // Before the dialog has taken the focus.
    act(() => screen.getByText('Danach').focus());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

test('the caller decides whether a dialog closes', async () => {
  const onRequest = jest.fn();
  render(<Example stays onRequest={onRequest} />);
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.keyboard('{Escape}');
  expect(onRequest).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('HERS-13 a double click opens the dialog; its second press neither closes it nor chooses in it', async () => {
  const onRequest = jest.fn();
  render(<Example onRequest={onRequest} />);
  const opener = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  const close = within(dialog).getByRole('button', { name: 'Schließen' });
  fireEvent.pointerDown(opener);
  fireEvent.click(close, { detail: 2 });
  expect(onRequest).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
  fireEvent.click(close, { detail: 1 });
  expect(onRequest).toHaveBeenCalledTimes(1);
});

function Conditional() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      {open && <Dialog open title="Nur bei Bedarf" onCloseRequest={() => setOpen(false)} />}
    </UiProvider>
  );
}

test('a dialog that is taken out of the tree leaves the page usable', async () => {
  render(<Conditional />);
  const opener = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Nur bei Bedarf' });
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.body).not.toHaveAttribute('data-scroll-lock');
  expect(screen.getByRole('button', { name: 'Öffnen' })).toBeVisible();
});

test('a notice over the dialog can be read and closed, and the dialog stays', async () => {
  const onDismiss = jest.fn();
  render(
    <>
      <Example />
      {createPortal(
        <ToastRegion
          notices={[{ id: '1', tone: 'error', title: 'Das ging nicht' }]}
          onDismiss={onDismiss}
        />,
        document.body,
      )}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  await screen.findByRole('dialog');
  const notice = screen.getByText('Das ging nicht').closest('.sj-toast') as HTMLElement;
  expect(notice.closest('[aria-hidden="true"]')).toBeNull();
  // The style sheet, which jsdom does not have, lets the pointer through to notices.
  const person = userEvent.setup({ pointerEventsCheck: 0 });
  await person.click(within(notice).getByRole('button', { name: 'Schließen' }));
  expect(onDismiss).toHaveBeenCalledWith('1');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
