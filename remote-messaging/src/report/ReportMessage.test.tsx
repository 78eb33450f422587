import { apiFailure, buildCandidateUser, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ReportMessage } from './ReportMessage.tsx';

async function open(handlers: Handlers = {}) {
  const page = renderPage(
    <ReportMessage
      message={{ id: 1_001 }}
      author="Petra Lindner"
      moment="12.11.2026, 09:15"
      reported={false}
      onReported={() => {}}
    />,
    {
      user: buildCandidateUser(),
      handlers: { 'POST /message/{id}/report': () => ({ ok: true as const }), ...handlers },
    },
  );
  await page.person.click(
    screen.getByRole('button', { name: 'Nachricht melden von Petra Lindner, 12.11.2026, 09:15' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Nachricht melden' }));
  return { ...page, dialog, send: () => dialog.getByRole('button', { name: 'Meldung senden' }) };
}

test('a message is reported with its reason, and the thanks stay', async () => {
  const { person, dialog, send, calls } = await open();
  await person.click(dialog.getByLabelText('Ich soll etwas bezahlen'));
  await person.click(send());
  expect(await screen.findByText('Danke für Ihre Meldung')).toBeVisible();
  expect(calls).toMatchObject([{ params: { id: 1_001 }, body: { reason: 'fee' } }]);
  expect(screen.queryByRole('button', { name: /^Nachricht melden/ })).toBeNull();
});

test('who has reported it before is thanked all the same', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, dialog, send } = await open({
    'POST /message/{id}/report': () => {
      throw apiFailure('conflict', 'Sie haben diese Nachricht schon gemeldet.');
    },
  });
  await person.click(dialog.getByLabelText('Ich vermute Betrug'));
  await person.click(send());
  expect(await screen.findByText('Danke für Ihre Meldung')).toBeVisible();
  logged.mockRestore();
});
