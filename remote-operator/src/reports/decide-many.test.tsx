import { buildOperatorCase, buildOperatorUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ReportsPage } from './ReportsPage.tsx';

test('OPER-13 operators-29 ticked reports are decided together with a template', async () => {
  const { person, calls } = renderPage(<ReportsPage />, {
    user: buildOperatorUser(),
    route: '/operator/reports',
    handlers: {
      'GET /operator/case': () => [
        buildOperatorCase(),
        buildOperatorCase({ id: 8, title: 'Bote' }),
      ],
      'POST /operator/decisions': () => ({ decided: 2, left: [] }),
    },
  });
  expect(await screen.findAllByText('Dringend')).toHaveLength(2);
  await person.click(screen.getByRole('checkbox', { name: /Mitarbeit am Empfang/ }));
  await person.click(screen.getByRole('checkbox', { name: /Bote/ }));
  await person.selectOptions(screen.getByLabelText('Vorlage'), 'Ausblenden: verlangt Geld');
  await person.click(screen.getByRole('button', { name: '2 Meldungen entscheiden' }));
  const [sent] = calls.filter(({ key }) => key === 'POST /operator/decisions');
  expect(sent?.body).toMatchObject({
    cases: [
      { kind: 'job', id: 7 },
      { kind: 'job', id: 8 },
    ],
    action: 'hide',
  });
  expect(screen.queryByLabelText('Vorlage')).toBeNull();
});

test('OPER-13 operators-28 the list is narrowed by kind and by who works on it', async () => {
  const { person, calls, address } = renderPage(<ReportsPage />, {
    user: buildOperatorUser(),
    route: '/operator/reports',
    handlers: { 'GET /operator/case': () => [] },
  });
  await screen.findByText('Nichts zu entscheiden');
  await person.selectOptions(screen.getByLabelText('Was'), 'Nachricht');
  await person.selectOptions(screen.getByLabelText('Wer daran arbeitet'), 'Von mir übernommen');
  await screen.findByText('Nichts zu dieser Auswahl');
  expect(address()).toBe('/operator/reports?art=message&wer=mine');
  expect(calls.at(-1)?.query).toMatchObject({ kind: 'message', owner: 'mine' });
});
