import { buildCandidateUser, buildJobDemand, fill, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobDetailPage } from './JobDetailPage.tsx';

const fee = {
  kind: 'fee',
  title: 'Geld im Voraus',
  explanation: 'Überweisen Sie nichts.',
  quote: 'Zahlen Sie vorab 49 Euro',
} as const;

function open(warnings: readonly (typeof fee)[]) {
  return renderPage(<JobDetailPage />, {
    user: buildCandidateUser(),
    route: '/jobs/12',
    path: '/jobs/:id',
    handlers: {
      'GET /job_demand/{id}': () => buildJobDemand({ _warnings: [...warnings] }),
      'GET /outreach_template': () => [],
      'POST /job_demand/{id}/report': () => ({ ok: true as const }),
    },
  });
}

const NAME = 'Bitte seien Sie vorsichtig';

test('AGE-09 a suspicious job is explained above its cards and again before anything is written', async () => {
  const { person } = open([fee]);
  const warning = await screen.findByRole('region', { name: NAME });
  expect(warning).toHaveTextContent(
    'Geld im Voraus. Überweisen Sie nichts.Darum geht es: „Zahlen Sie vorab 49 Euro“',
  );
  const text = screen.getByRole('heading', { name: 'Die Stelle' });
  expect(warning.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(screen.getAllByRole('button', { name: 'Kontaktieren' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('region', { name: NAME })).toHaveTextContent(/Bevor Sie antworten/);
});

test('AGE-09 other jobs have no warning; everybody may ask whether a job is real', async () => {
  const { person, calls } = open([]);
  await person.click(await screen.findByRole('button', { name: 'Gefälscht? Fragen Sie uns' }));
  expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('radio')).toBeNull();
  fill(dialog.getByLabelText(/Was sollen wir dazu wissen/), 'Kein Impressum');
  await person.click(dialog.getByRole('button', { name: 'Frage senden' }));
  expect(await screen.findByText('Danke für Ihre Frage')).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /job_demand/{id}/report')).toMatchObject({
    params: { id: 12 },
    body: { reason: 'fraud_question', text: 'Kein Impressum' },
  });
});
