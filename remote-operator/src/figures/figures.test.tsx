import type { OperatorFigures } from '@silverjobs/contract';
import { FIGURES } from '@silverjobs/contract/operator';
import { buildOperatorUser, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { periodText, valueText } from './areas.ts';
import { FiguresPage } from './FiguresPage.tsx';

const values = (some: Partial<OperatorFigures['periods'][number]['values']>) =>
  ({
    ...Object.fromEntries(FIGURES.map((name) => [name, 0])),
    ...some,
  }) as OperatorFigures['periods'][number]['values'];

const figures: OperatorFigures = {
  periods: [
    { start: '2026-11-16', values: values({ registered_candidates: 4, confirmed: 3 }) },
    {
      start: '2026-11-23',
      values: values({
        registered_candidates: 8,
        registered_clients: 2,
        confirmed: 5,
        nps_score: -20,
      }),
    },
  ],
  jobs: [{ state: 'active', jobs: 1_200 }],
  plans: [{ months: 12, plans: 3 }],
  surveys: [{ kind: 'deactivate', value: 3, answers: 7 }],
  empty_searches: [{ words: 'drohnenpilot', place: 'public', visitors: 4 }],
};

const open = (route: string, answer: OperatorFigures | Error = figures) =>
  renderPage(<FiguresPage />, {
    user: buildOperatorUser(),
    route,
    handlers: {
      'GET /operator/figures': () => {
        if (answer instanceof Error) throw answer;
        return answer;
      },
      'GET /operator/figures/file': () => ({ file_name: 'zahlen.csv', content: 'YQ==' }),
    },
  });

test('OPER-15 operators-38 figures of a week stand as bars with words and in a table, the newest first', async () => {
  const { person, calls } = open('/operator/figures');
  const table = within(await screen.findByRole('table', { name: /Neueste zuerst/ }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent('Woche 48 (ab 23.11.2026)');
  expect(table.getByRole('cell', { name: '5 (50 %)' })).toBeVisible();
  const chart = screen.getByRole('figure', { name: 'Neue Bewerberinnen und Bewerber' });
  expect(within(chart).getAllByRole('listitem')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Monate' }));
  expect(calls.filter(({ key }) => key === 'GET /operator/figures').at(-1)?.query).toEqual({
    by: 'month',
  });
});

test('OPER-15 operators-39 words that were searched in vain stand in a table', async () => {
  open('/operator/figures?area=searches');
  expect(await screen.findByRole('cell', { name: 'drohnenpilot' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Öffentliche Suche' })).toBeVisible();
});

test('OPER-15 surveys, states of advertisements and plans are read', async () => {
  const { person } = open('/operator/figures?area=surveys');
  expect(
    await screen.findByRole('cell', { name: 'Suche beendet: hier eine Stelle gefunden' }),
  ).toBeVisible();
  const area = screen.getByLabelText('Bereich');
  await person.selectOptions(area, 'Anzeigen und Bewerbungen');
  expect(await screen.findByRole('cell', { name: '1.200' })).toBeVisible();
  await person.selectOptions(area, 'silver+ und Geld');
  expect(await screen.findByRole('cell', { name: '12 Monate' })).toBeVisible();
});

test('OPER-15 an area without anything says so, and so does a failure', async () => {
  open('/operator/figures?area=assistants');
  expect(await screen.findByText('In dieser Zeit wurde hier noch nichts gezählt.')).toBeVisible();
});

test.each([
  ['confirmed', values({ confirmed: 1, registered_clients: 3 }), '1 (33 %)'],
  ['failures', values({ failures: 1, answers: 400 }), '1 (0,25 %)'],
  ['nps_score', values({ nps_score: null }), '–'],
  ['income_cents', values({ income_cents: 179_800 }), '1.798,00 €'],
  ['answered', values({ answered: 0 }), '0'],
] as const)('OPER-15 %s reads well', (figure, of, text) => {
  expect(valueText(figure, of).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['week', '2026-12-28', 'Woche 53 (ab 28.12.2026)'],
  ['week', '2027-01-04', 'Woche 1 (ab 04.01.2027)'],
  ['week', '2024-12-30', 'Woche 1 (ab 30.12.2024)'],
  ['month', '2026-11-01', 'November 2026'],
] as const)('OPER-15 a %s from %s is %s', (by, start, text) => {
  expect(periodText(by, start)).toBe(text);
});
