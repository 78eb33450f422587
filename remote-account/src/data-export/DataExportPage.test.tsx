import {
  apiFailure,
  buildAccountExport,
  buildCandidateUser,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { DataExportPage } from './DataExportPage.tsx';

const open = (handlers: Handlers = {}) =>
  renderPage(<DataExportPage />, {
    user: buildCandidateUser(),
    route: '/account/data',
    handlers: { 'GET /account/export': () => buildAccountExport(), ...handlers },
  });

test('ACCT-11 the data can be read; texts of others are text', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Gespräche' })).toBeVisible();
  expect(screen.getByText('<b>Willkommen</b>')).toBeVisible();
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getAllByText('Dazu ist nichts gespeichert.').length).toBeGreaterThan(0);
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
