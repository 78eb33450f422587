import {
  apiFailure,
  buildAccountExport,
  buildCandidateUser,
  buildClientUser,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { DataExportPage } from './DataExportPage.tsx';

const open = (handlers: Handlers = {}, user = buildCandidateUser()) =>
  renderPage(<DataExportPage />, {
    user,
    route: '/account/data',
    handlers: {
      'GET /auth/identity': () => ({ confirmed: true, has_password: true }),
      'GET /account/export': () => buildAccountExport(),
      ...handlers,
    },
  });

test('ACCT-11 the data can be read; texts of others are text', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Gespräche' })).toBeVisible();
  expect(screen.getByText('<b>Willkommen</b>')).toBeVisible();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getAllByText('Dazu ist nichts gespeichert.').length).toBeGreaterThan(0);
});

test('REACH-09 operation-47 the page says when drafts end, to each side its own', async () => {
  open();
  expect(await screen.findByText(/Lebenslauf, .* ein Jahr lang nicht angemeldet/)).toBeVisible();
  open({}, buildClientUser());
  expect(await screen.findByText(/Begonnene Anzeigen .* Einen Monat vorher/)).toBeVisible();
});

test('TRUST-05 account-31 what the file holds stands above, with numbers', async () => {
  open({
    'GET /account/export': () =>
      buildAccountExport({
        former_emails: [{ email: 'alt@example.org', left_at: 0 }],
        operator_mails: [{ created_at: 0, subject: 'Kontakt: Frage', text: 'Guten Tag' }],
      }),
  });
  const contents = (await screen.findByRole('heading', { name: 'Das steht in der Datei' })).closest(
    'section',
  );
  expect(contents).toHaveTextContent('Frühere E-Mail-Adressen1 Eintrag');
  expect(contents).toHaveTextContent('E-Mails an uns über Sie1 Eintrag');
  expect(contents).toHaveTextContent('Konto4 Einträge');
  expect(contents).toHaveTextContent(/Nichts gespeichert: .*E-Mails an Sie/);
  expect(screen.getByText('alt@example.org')).toBeVisible();
});

test('ACCT-11 the file has everything as JSON', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    },
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Meine Daten herunterladen' }));
  expect(names).toEqual(['meine-daten.json']);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(JSON.parse(text)).toEqual(buildAccountExport());
  click.mockRestore();
});

test('ACCT-11 a failed export says so and can be repeated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open({
    'GET /account/export': () => {
      throw apiFailure('rate.limited', 'Zu viele Versuche.');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Zu viele Versuche.');
  page.handlers['GET /account/export'] = () => buildAccountExport();
  await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Gespräche' })).toBeVisible();
  jest.restoreAllMocks();
});

test('TRUST-04 who closes the question about the password is told no fault, and may begin again', async () => {
  const page = open({ 'GET /auth/identity': () => ({ confirmed: false, has_password: true }) });
  await page.person.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText('Ihre Daten sind noch geschützt')).toBeVisible();
  expect(screen.queryByText(/Internetverbindung/)).toBeNull();
  await page.person.click(screen.getByRole('button', { name: 'Daten anzeigen' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('TRUST-04 a network that comes back asks nobody for a password', async () => {
  const page = open();
  await screen.findByRole('heading', { level: 2, name: 'Gespräche' });
  const asked = page.calls.length;
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await act(() => page.queries.refetchQueries({ queryKey: ['nothing'] }));
  expect(page.calls).toHaveLength(asked);
});
