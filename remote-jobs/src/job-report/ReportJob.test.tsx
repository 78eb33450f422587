import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReportJob } from './ReportJob.tsx';

async function open(handlers: Handlers = {}) {
  const page = renderPage(<ReportJob job={{ id: 12, title: 'Fahrdienst' }} />, {
    user: buildCandidateUser(),
    handlers: { 'POST /job_demand/{id}/report': () => ({ ok: true }), ...handlers },
  });
  await page.person.click(screen.getByRole('button', { name: 'Stelle melden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stelle melden' }));
  return { ...page, dialog, send: () => dialog.getByRole('button', { name: 'Meldung senden' }) };
}

const thanks = () => screen.findByText('Danke für Ihre Meldung');

test('a report leaves with reason and text, once; the thanks stay and have the focus', async () => {
  const { person, dialog, send, calls } = await open();
  await person.click(dialog.getByLabelText('Ich soll etwas bezahlen'));
  fill(dialog.getByLabelText(/Was sollen wir dazu wissen/), '20 Euro vorab');
  await person.dblClick(send());
  expect(await thanks()).toBeVisible();
  expect(calls).toMatchObject([
    { key: 'POST /job_demand/{id}/report', body: { reason: 'fee', text: '20 Euro vorab' } },
  ]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Danke für Ihre Meldung'));
  expect(screen.queryByRole('button', { name: 'Stelle melden' })).toBeNull();
});

test('without a reason nothing leaves, and the question says what is missing', async () => {
  const { person, dialog, send, calls } = await open();
  await person.click(send());
  expect(dialog.getByText('Bitte wählen Sie aus, was nicht stimmt.')).toBeVisible();
  expect(dialog.getByLabelText('Ich vermute Betrug')).toHaveFocus();
  await person.click(dialog.getByLabelText('Etwas anderes'));
  await person.click(send());
  const text = dialog.getByLabelText(/Was sollen wir/);
  expect(text).toHaveFocus();
  expect(text).toHaveAccessibleDescription(/Bitte schreiben Sie uns, was nicht stimmt\./);
  expect(calls).toEqual([]);
});

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [apiFailure('rate.limited', 'Zu viele Meldungen.'), 'Zu viele Meldungen.'],
    [new NoAnswer(), 'Ihre Angaben sind noch da. Bitte versuchen Sie es noch einmal.'],
  ])('the reason shows, nothing typed is lost, sending again works', async (failure, text) => {
    let broken = true;
    const { person, dialog, send } = await open({
      'POST /job_demand/{id}/report': () => {
        if (broken) throw failure;
        return { ok: true };
      },
    });
    await person.click(dialog.getByLabelText('Ich vermute Betrug'));
    await person.click(send());
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText('Ich vermute Betrug')).toBeChecked();
    broken = false;
    await person.click(send());
    expect(await thanks()).toBeVisible();
  });

  test('who has reported it before is thanked all the same', async () => {
    const { person, dialog, send } = await open({
      'POST /job_demand/{id}/report': () => {
        throw apiFailure('conflict', 'Sie haben diese Stelle schon gemeldet.');
      },
    });
    await person.click(dialog.getByLabelText('Ich vermute Betrug'));
    await person.click(send());
    expect(await thanks()).toBeVisible();
  });
});

test('what was filled in is there again after closing', async () => {
  const { person, dialog } = await open();
  await person.click(dialog.getByLabelText('Ich vermute Betrug'));
  fill(dialog.getByLabelText(/Was sollen wir/), 'Verdächtig');
  await person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await person.click(screen.getByRole('button', { name: 'Stelle melden' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByDisplayValue('Verdächtig')).toBeVisible();
  expect(again.getByLabelText('Ich vermute Betrug')).toBeChecked();
});
