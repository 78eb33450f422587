import { screen, within } from '@testing-library/react';
import { hostPaths } from '../../../common/host-paths.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
import { problemsOf } from './check-sentence.ts';
// Warms the page that the route fetches on demand.
import './EasyPage.tsx';
import { easyTextOf, easyTexts } from './find-text.ts';

const registry = buildRegistry(buildRemote({ pages: [buildPage()] }));
const open = (query = '') => renderHost({ route: `${hostPaths.easyLanguage}${query}`, registry });

test('AGE-06 ten pages have a version in easy German', () => {
  expect(easyTexts.map(({ id }) => id)).toEqual([
    'start',
    'suchen',
    'bewerben',
    'nachrichten',
    'silverplus',
    'kuendigen',
    'datenschutz',
    'hilfe',
    'registrieren',
    'sicherheit',
  ]);
});

test.each(easyTexts.map((text) => [text.title, text] as const))(
  'AGE-06 %s keeps the rules that a machine can check',
  (_, { parts }) => {
    const broken = parts
      .flatMap(({ lines }) => lines)
      .flatMap((line) => problemsOf(line).map((problem) => `${line}: ${problem}`));
    expect(broken).toEqual([]);
    for (const { lines } of parts) expect(lines.length).toBeLessThanOrEqual(8);
  },
);

test.each([
  ['Der Vertrag wird gekündigt.', ['passive']],
  ['Das ist die Farbe des Autos.', ['genitive']],
  ['Sie könnten schreiben.', ['subjunctive']],
  ['Sie wissen, dass das geht.', ['subordinate clause']],
  ['Sie haben drei Tage Zeit.', ['number as a word']],
  ['Das ist die Datenschutzerklärung.', ['long word Datenschutzerklärung.']],
  ['Das ist die Daten·schutz·erklärung.', []],
  ['Sie lesen und Sie schreiben und Sie drücken und dann sind Sie fertig.', ['13 words']],
  ['Sie lesen', ['no end']],
])('AGE-06 the check finds in %j %j', (sentence, problems) => {
  expect(problemsOf(sentence)).toEqual(problems);
});

test.each([
  [null, '/jobs/12', 'bewerben'],
  [null, '/kuendigen', 'kuendigen'],
  [null, '/finances', 'start'],
  [null, null, 'start'],
  ['silverplus', '/jobs/12', 'silverplus'],
  ['gibt-es-nicht', null, 'start'],
])('AGE-06 asked for %s from %s it is %s', (id, page, expected) => {
  expect(easyTextOf(id, page).id).toBe(expected);
});

test('AGE-06 the page says that nobody has checked it yet, and leads back and to the others', async () => {
  const { person } = open('?seite=%2Fmessages%2F7');
  await screen.findByRole('heading', { level: 1, name: 'So lesen Sie Ihre Nachrichten' });
  expect(screen.getByText(/Diesen Text hat noch keine Prüf-Gruppe geprüft/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Zurück zur Seite/ })).toHaveAttribute(
    'href',
    '/messages/7',
  );
  const others = within(screen.getByRole('navigation', { name: /Leichter Sprache/ }));
  expect(others.getAllByRole('link')).toHaveLength(9);
  await person.click(others.getByRole('link', { name: 'Das ist silver+' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Das ist silver+' })).toBeVisible();
  expect(screen.getByText(/12 Monate kosten jeden Monat 8,99/)).toBeVisible();
  // A price of a month is never without what it comes to in all.
  expect(screen.getByText(/^Das sind zusammen 107,88/)).toBeVisible();
});

test('HERS-14 easy German says nothing that is untrue at some width, or of a running contract', () => {
  const all = easyTexts.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
  expect(all.filter((line) => /^Oben sehen Sie|oben auf: Nachrichten/.test(line))).toEqual([]);
  expect(all).not.toContain('Danach zahlen Sie kein Geld mehr.');
  expect(all).toContain('Bis zum Ende zahlen Sie noch.');
  expect(all).toContain('Das erste Feld heißt: Ihre Nachricht.');
});

test.each(['complementary', 'contentinfo'])(
  'AGE-06 guide-7 one switch stands in menu and footer and keeps the page: %s',
  async (role) => {
    open('?seite=%2Fjobs%2F12');
    const part = within(await screen.findByRole(role));
    expect(part.getByRole('link', { name: 'Leichte Sprache' })).toHaveAttribute(
      'href',
      '/leichte-sprache?seite=%2Fjobs%2F12',
    );
  },
);
