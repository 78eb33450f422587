import { useApi, useRenewableMutation } from '@silverjobs/api';
import { confirmEmailChangeMutation } from '@silverjobs/api/account';
import { createPerson, renderPage } from '@silverjobs/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { MailedLinkPage } from './MailedLinkPage.tsx';

function Page() {
  const action = useRenewableMutation(confirmEmailChangeMutation(useApi()));
  return (
    <MailedLinkPage
      title="Bestätigen"
      question="Sind Sie das?"
      confirmLabel="Ja"
      action={action}
      onConfirm={(token) => action.mutate(token)}
      failedTitle="Nicht bestätigt"
      doneTitle="Bestätigt"
      doneText="Fertig."
      alternative="Fordern Sie einen neuen Link an."
      next={{ path: '/account', label: 'Zum Konto' }}
    />
  );
}

const open = () =>
  renderPage(<Page />, {
    route: '/email-change',
    linkToken: { path: '/email-change', token: 'geheim' },
    handlers: { 'POST /auth/confirm-email-change': () => ({ email: 'neu@example.org' }) },
  });

afterEach(() => jest.useRealTimers());

test('TRUST-17 access-50 loaded, hovered and focused, the page of a mailed link calls nothing', async () => {
  jest.useFakeTimers();
  const { calls } = open();
  const button = screen.getByRole('button', { name: 'Ja' });
  await createPerson(jest.advanceTimersByTime).hover(button);
  act(() => button.focus());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(calls).toEqual([]);
});

test('TRUST-17 access-50 pressed twice it makes one call', async () => {
  const { calls } = open();
  const button = screen.getByRole('button', { name: 'Ja' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await screen.findByText('Bestätigt')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
});
