import { apiFailure, fill, type Handlers, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ContentReportPage } from './ContentReportPage.tsx';

const open = (handlers: Handlers = {}) =>
  renderPage(<ContentReportPage />, {
    user: null,
    route: '/anzeige-melden',
    handlers: { 'POST /content_report': () => ({ ok: true as const }), ...handlers },
  });

const send = () => screen.getByRole('button', { name: 'Anzeige melden' });

async function fillIn(person: ReturnType<typeof open>['person'], job: string) {
  fill(screen.getByLabelText(/^Adresse der Anzeige/), job);
  await person.selectOptions(screen.getByLabelText(/^Was stimmt nicht/), 'Ich vermute Betrug');
  fill(screen.getByLabelText(/^Was genau ist falsch/), 'Vorkasse.');
  fill(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  fill(screen.getByLabelText('Ihre E-Mail-Adresse'), 'ute@example.org');
}

test('OPER-08 operators-24 somebody without an account reports an advertisement by its address', async () => {
  const { person, calls } = open();
  await fillIn(person, 'https://silverjobs.de/jobs/123?von=mail');
  await person.dblClick(send());
  expect(await screen.findByText('Ihre Meldung ist bei uns')).toBeVisible();
  expect(screen.getByText(/Bestätigung haben wir an ute@example\.org/)).toBeVisible();
  const body = { job_demand_id: 123, reason: 'fraud', text: 'Vorkasse.' };
  expect(calls).toMatchObject([{ body: { ...body, name: 'Ute Neu', email: 'ute@example.org' } }]);
  expect(calls).toHaveLength(1);
});

test('OPER-08 operators-24 what is missing is said, and an address without a number is none', async () => {
  const { person, calls } = open();
  await fillIn(person, 'https://silverjobs.de/jobs');
  await person.click(send());
  expect(
    (await screen.findAllByText(/Bitte geben Sie die Adresse der Anzeige ein/)).length,
  ).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});

test('OPER-08 operators-24 a report that is refused says why and keeps the words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open({
    'POST /content_report': () => {
      throw apiFailure('not_found', 'Diese Anzeige gibt es nicht.');
    },
  });
  await fillIn(person, '123');
  await person.click(send());
  expect(await screen.findByText('Diese Anzeige gibt es nicht.')).toBeVisible();
  expect(screen.getByLabelText(/^Was genau ist falsch/)).toHaveValue('Vorkasse.');
  logged.mockRestore();
});
