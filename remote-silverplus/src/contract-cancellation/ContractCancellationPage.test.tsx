import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ContractCancellationPage } from './ContractCancellationPage.tsx';

const receipt = { reference: 'V2026-ABC234', received_at: Date.UTC(2026, 10, 21, 9, 5) };

const open = (user: ReturnType<typeof buildCandidateUser> | null, handlers: Handlers = {}) =>
  renderPage(<ContractCancellationPage />, {
    user,
    route: '/kuendigen',
    handlers: { 'POST /contract_cancellation': () => receipt, ...handlers },
  });

const send = () => screen.getByRole('button', { name: 'Jetzt kündigen' });

test('silverplus-33 a visitor cancels and keeps the confirmation with date and time', async () => {
  const { person, calls } = open(null);
  fill(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  fill(screen.getByLabelText('Ihre E-Mail-Adresse'), 'ute@example.org');
  await person.dblClick(send());
  expect(await screen.findByText('Ihre Kündigung ist eingegangen')).toBeVisible();
  expect(screen.getByText('21.11.2026 um 10:05 Uhr')).toBeVisible();
  expect(screen.getByText('V2026-ABC234')).toBeVisible();
  expect(screen.getByText('zum nächstmöglichen Zeitpunkt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bestätigung herunterladen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: 'ordinary', name: 'Ute Neu', email: 'ute@example.org' },
  ]);
});

test('AGE-01 layout-31 Enter in no field and on no choice cancels', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.type(screen.getByLabelText('Ihr Name'), '{Enter}');
  await person.type(screen.getByLabelText('Ihre E-Mail-Adresse'), '{Enter}');
  screen.getByLabelText(/Ordentliche Kündigung/).focus();
  await person.keyboard('{Enter}');
  expect(calls).toEqual([]);
  send().focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Ihre Kündigung ist eingegangen')).toBeVisible();
});

test('silverplus-31 for cause and to a date: both are asked for and sent', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.click(screen.getByLabelText(/Kündigung aus wichtigem Grund/));
  await person.click(screen.getByLabelText('Zu einem bestimmten Datum'));
  await person.click(send());
  const summary = screen.getByRole('group', { name: /^Bitte/ });
  const problems = within(summary).getAllByRole('link');
  expect(problems.map((link) => link.textContent)).toEqual([
    'Bitte nennen Sie Ihren Grund.',
    'Bitte geben Sie ein Datum ein.',
  ]);
  expect(calls).toEqual([]);
  fill(screen.getByLabelText('Ihr Grund'), 'Umzug ins Ausland');
  fill(screen.getByLabelText('Letzter Tag'), '2027-05-31');
  await person.click(send());
  expect(await screen.findByText('zum 31.05.2027')).toBeVisible();
  expect(screen.getByText('Umzug ins Ausland')).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    kind: 'extraordinary',
    reason: 'Umzug ins Ausland',
    end: '2027-05-31',
    name: 'Renate Schuster',
  });
});

test('silverplus-32 what was not sent stays, also over a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const first = open(null, {
    'POST /contract_cancellation': () => {
      throw apiFailure('rate.limited', 'Zu viele Versuche.');
    },
  });
  fill(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  fill(screen.getByLabelText('Ihre E-Mail-Adresse'), 'ute@example.org');
  await first.person.click(send());
  expect(await screen.findByText('Zu viele Versuche.')).toBeVisible();
  const kept = first.store.getItem('draft.contract-cancellation') ?? '';
  first.unmount();
  renderPage(<ContractCancellationPage />, {
    user: null,
    route: '/kuendigen',
    stored: { 'draft.contract-cancellation': kept },
  });
  expect(screen.getByLabelText('Ihr Name')).toHaveValue('Ute Neu');
  jest.restoreAllMocks();
});
