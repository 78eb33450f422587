import type { JobFigures } from '@silverjobs/contract';
import { apiFailure, buildClientUser, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { periodsOf } from './figures.ts';
import { JobFiguresPage } from './JobFiguresPage.tsx';

const figures: JobFigures = {
  title: 'Mitarbeit am Empfang',
  from: '2026-11-20',
  until: '2026-11-22',
  days: [
    { day: '2026-11-20', source: 'pool', shown: 30, opened: 5, saved: 2, applied: 1 },
    { day: '2026-11-20', source: 'public', shown: 9, opened: 4, saved: 0, applied: 0 },
    { day: '2026-11-22', source: 'pool', shown: 1_200, opened: 1, saved: 0, applied: 0 },
  ],
};

function open(answer: JobFigures = figures, handlers: Handlers = {}) {
  return renderPage(<JobFiguresPage />, {
    user: buildClientUser(),
    route: '/jobs/12/zahlen',
    path: '/jobs/:id/zahlen',
    handlers: { 'GET /job_demand/{id}/figures': () => answer, ...handlers },
  });
}

test('REACH-11 employers-63 the numbers as a chart and a table, by day and by place', async () => {
  const { person } = open();
  const chart = within(await screen.findByRole('figure', { name: 'Geöffnet, Tag für Tag' }));
  expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '20.11.20269',
    '21.11.20260',
    '22.11.20261',
  ]);
  await person.click(screen.getByRole('button', { name: 'Gezeigt' }));
  expect(screen.getByRole('figure', { name: 'Gezeigt, Tag für Tag' })).toBeVisible();
  const places = within(screen.getByRole('table', { name: 'Wo sie gesehen wurde' }));
  expect(places.getByRole('row', { name: /^Öffentliche Seiten/ })).toHaveTextContent(
    'Öffentliche Seiten9400',
  );
  const days = within(screen.getByRole('table', { name: /^Alles als Tabelle/ }));
  expect(days.getAllByRole('row')[1]).toHaveTextContent('22.11.20261.200100');
});

test('REACH-11 employers-63 a long time is told week by week, without a gap', () => {
  const { step, rows } = periodsOf({ ...figures, from: '2026-10-01' });
  expect(step).toBe('week');
  // 1 October is a Thursday: its week begins on Monday.
  expect(rows[0]?.key).toBe('2026-09-28');
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)?.counts).toEqual({
    shown: 1_239,
    opened: 10,
    saved: 2,
    applied: 1,
    led_away: 0,
  });
});

test('REACH-11 employers-64 the applications are fetched as a file', async () => {
  const { person, calls } = open(figures, {
    'GET /job_demand/{id}/applications_file': () => ({ file_name: 'x.csv', content: 'eA==' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Als Tabelle (CSV)' }));
  expect(
    calls.find(({ key }) => key === 'GET /job_demand/{id}/applications_file')?.query,
  ).toMatchObject({ format: 'csv' });
});

test('REACH-11 an advertisement that nobody has seen, and one of others', async () => {
  open({ ...figures, days: [] });
  expect(await screen.findByText(/Noch hat niemand diese Anzeige gesehen/)).toBeVisible();
});

test('REACH-11 numbers of others are unknown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(figures, {
    'GET /job_demand/{id}/figures': () => {
      throw apiFailure('not_found', 'Diese Anzeige gibt es nicht.');
    },
  });
  expect(await screen.findByText('Diese Anzeige gibt es nicht.')).toBeVisible();
  jest.restoreAllMocks();
});

test('REACH-10 employers-87 ways to the own application page have a column where there were some', async () => {
  const [first, ...others] = figures.days;
  if (!first) throw new Error('there is a day');
  open({ ...figures, days: [{ ...first, led_away: 3 }, ...others] });
  const places = within(await screen.findByRole('table', { name: 'Wo sie gesehen wurde' }));
  expect(places.getByRole('columnheader', { name: 'Zu Ihrer Bewerbungsseite' })).toBeVisible();
  expect(places.getByRole('row', { name: /^Stellensuche/ })).toHaveTextContent(/213$/);
});

test('REACH-10 employers-87 without any the column is not there', async () => {
  open();
  await screen.findByRole('table', { name: 'Wo sie gesehen wurde' });
  expect(screen.queryByText('Zu Ihrer Bewerbungsseite')).toBeNull();
});

test('REACH-11 employers-89 the numbers are compared in words first, with whom and since when', async () => {
  const of = (measure: 'shown' | 'opened' | 'saved' | 'applied', own: number, middle: number) => ({
    measure,
    own,
    middle,
  });
  open({
    ...figures,
    comparison: {
      jobs: 34,
      region: 'Nordrhein-Westfalen',
      position_label: 'Empfang',
      days: 14,
      measures: [
        of('shown', 1_239, 800),
        of('opened', 10, 12),
        of('saved', 2, 2),
        of('applied', 1, 0),
      ],
    },
  });
  expect(await screen.findByText('Öfter gezeigt als die Hälfte ähnlicher Anzeigen')).toBeVisible();
  expect(screen.getByText('Seltener geöffnet als die Hälfte ähnlicher Anzeigen')).toBeVisible();
  expect(screen.getByText('So oft gemerkt wie die Mitte ähnlicher Anzeigen')).toBeVisible();
  expect(screen.getByText('Mehr Bewerbungen als die Hälfte ähnlicher Anzeigen')).toBeVisible();
  expect(screen.getByText('Ihre Anzeige: 1.239, die Mitte der anderen: 800')).toBeVisible();
  expect(
    screen.getByText(
      /34 laufenden Anzeigen .* „Empfang“ in Nordrhein-Westfalen, .* ersten 14 Tage/,
    ),
  ).toBeVisible();
});

test('REACH-11 employers-89 with too few others nothing is compared, and it says so', async () => {
  open({ ...figures, comparison: null });
  expect(await screen.findByText(/mindestens zehn Anzeigen von fünf anderen/)).toBeVisible();
});

test.each([
  ['related', /für „Empfang“ und verwandte Tätigkeiten, .* Nur für „Empfang“/, 'ähnlicher'],
  ['sector', /der Branche „Büro“, .* Nur für „Empfang“/, 'ähnlicher'],
  ['all', /für alle Tätigkeiten, .* Nur für „Empfang“/, 'anderer'],
] as const)(
  'REACH-11 employers-89 the page says that the others are wider: %s',
  async (scope, whom, others) => {
    const measures = [{ measure: 'opened' as const, own: 3, middle: 1 }];
    const comparison = {
      ...{ jobs: 12, region: null, position_label: 'Empfang', sector_label: 'Büro', days: 9 },
      ...{ scope, measures },
    };
    open({ ...figures, comparison });
    expect(await screen.findByText(whom)).toBeVisible();
    expect(screen.getByText(`Öfter geöffnet als die Hälfte ${others} Anzeigen`)).toBeVisible();
  },
);
