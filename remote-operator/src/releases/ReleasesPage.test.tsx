import type { LiveReleases, LoadTimes } from '@silverjobs/contract/live-releases';
import { buildOperatorUser, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ReleasesPage } from './ReleasesPage.tsx';

const at = Date.parse('2026-11-26T08:12:00.000Z');
const since = { revision: 7, at, by: 'ci', why: 'Neue Liste' };
const jobs: LiveReleases['parts'][number] = {
  name: 'jobs',
  owner: 'Team Jobs',
  runbook: 'https://wiki.example.org/jobs',
  release: 'abc123',
  since,
  disabled: false,
  canary: null,
  loads: { loaded: 118, failed: 2 },
  times: null,
  earlier: [],
};
const timesOf = (measured: number, median: number | null, p95: number | null): LoadTimes => {
  const spread = { median, p95 };
  const phases = { document: spread, entry: spread, module: spread, render: spread };
  return { measured, phases: { ...phases, total: { median: median && median * 4, p95 } } };
};
const live = (...parts: LiveReleases['parts']): LiveReleases => ({
  parts,
  changes: [{ ...since, what: ['jobs: old123 -> abc123'] }],
});

let answer: () => Response;
const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (async (input: unknown) => {
    asked.push(input);
    return answer();
  }) as typeof fetch;
});
const answers = (value: unknown, ok = true) => {
  answer = () => ({ ok, status: ok ? 200 : 503, json: async () => value }) as Response;
};
const open = () =>
  renderPage(<ReleasesPage />, { user: buildOperatorUser(), route: '/operator/releases' });
const row = async (name: string) => within(await screen.findByRole('article', { name }));

test('TEAM-12 operators-50 each part has its release, owner, since when, by whom, why and its figures', async () => {
  answers(live(jobs, { ...jobs, name: 'host', owner: null, runbook: null, loads: null }));
  open();
  const shown = await row('jobs');
  expect(shown.getByText('Fassung abc123 · Team Jobs')).toBeVisible();
  expect(shown.getByText('Läuft seit 26.11.2026, 09:12 Uhr, durch ci: Neue Liste')).toBeVisible();
  expect(
    shown.getByText('In den letzten zwei Stunden 120 Aufrufe gezählt, 2 davon gescheitert.'),
  ).toBeVisible();
  expect(shown.getByText('Läuft')).toBeVisible();
  expect(
    shown.getByText('Anleitung des Teams für Fehler: https://wiki.example.org/jobs'),
  ).toBeVisible();
  expect((await row('Rahmen (host)')).queryByText(/Aufruf/)).toBeNull();
  expect(screen.getByText('jobs: old123 -> abc123')).toBeVisible();
  expect(asked).toEqual(['/operator/releases.json']);
});

test('TEAM-12 operators-50 delivery-93 how long its pages load stands there by phase, beside the releases before it', async () => {
  const earlier = [{ release: 'old123', times: timesOf(12, 70, null) }];
  answers(live({ ...jobs, times: timesOf(48, 90, 1_200), earlier }));
  const { person } = open();
  const shown = await row('jobs');
  expect(
    shown.getByText('Laden dauert in der Mitte 360 Millisekunden, bei 95 von 100 höchstens 1.200.'),
  ).toBeVisible();
  await person.click(shown.getByText('Ladezeiten im Einzelnen'));
  const [heads, ...rows] = shown.getAllByRole('row');
  const cellsOf = (one: HTMLElement | undefined) =>
    [...(one?.children ?? [])].map(({ textContent }) => textContent);
  expect(cellsOf(heads)).toEqual([
    ...['Fassung', 'Aufrufe', 'Dokument', 'Einstieg', 'Code', 'Erstes Bild', 'Zusammen'],
  ]);
  expect(rows.map(cellsOf)).toEqual([
    ['abc123 (läuft)', '48', ...Array(4).fill('90 / 1.200'), '360 / 1.200'],
    ['old123', '12', ...Array(4).fill('70 / –'), '280 / –'],
  ]);
});

test('TEAM-12 operators-50 delivery-93 nothing measured, or too little, or a server of yesterday: no figure', async () => {
  const { times: _, earlier: _earlier, ...before } = jobs;
  answers(
    live(
      { ...jobs, times: timesOf(0, null, null) },
      { ...jobs, name: 'messaging', times: timesOf(3, null, null) },
      { ...before, name: 'public' } as typeof jobs,
    ),
  );
  open();
  expect((await row('jobs')).getByText(/in den letzten 7 Tagen nicht gemessen/)).toBeVisible();
  expect((await row('messaging')).getByText(/noch zu selten gemessen/)).toBeVisible();
  expect((await row('public')).queryByText(/Laden dauert|gemessen/)).toBeNull();
});

test('TEAM-12 operators-50 what is switched off or tried says so', async () => {
  answers(
    live(
      { ...jobs, disabled: true, loads: { loaded: 0, failed: 0 } },
      { ...jobs, name: 'public', since: null, canary: { release: 'def456', percent: 5 } },
    ),
  );
  open();
  const off = await row('jobs');
  expect(off.getByText('Ausgeschaltet')).toBeVisible();
  expect(off.getByText('In den letzten zwei Stunden wurde kein Aufruf gezählt.')).toBeVisible();
  const tried = await row('public');
  expect(tried.getByText('Probe läuft')).toBeVisible();
  expect(tried.getByText('5 von 100 Browsern bekommen Fassung def456.')).toBeVisible();
  expect(tried.getByText('Seit wann, ist nicht bekannt.')).toBeVisible();
});

test('TEAM-12 operators-50 nothing published, and an answer that does not come, are told with a way on', async () => {
  answers({ parts: [], changes: [] });
  const { unmount } = open();
  expect(await screen.findByText('Noch nichts veröffentlicht')).toBeVisible();
  unmount();
  answers({}, false);
  const { person } = open();
  expect(await screen.findByText('Was läuft, konnte nicht geladen werden')).toBeVisible();
  answers(live(jobs));
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('article', { name: 'jobs' })).toBeVisible();
});
