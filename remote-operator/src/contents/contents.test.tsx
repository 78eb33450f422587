import type { ContentVersion } from '@silverjobs/contract';
import { buildOperatorUser, fill, renderPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ContentPage } from './ContentPage.tsx';
import { ContentsPage } from './ContentsPage.tsx';
import { dataOf, problemsOf, valuesOf } from './fields.ts';
import { toMarkdown } from './to-markdown.ts';

const build = (values: Partial<ContentVersion> = {}): ContentVersion => ({
  id: 1,
  kind: 'legal',
  key: '/agb',
  version: 1,
  data: { text: 'Alter Text.' },
  valid_from: Date.UTC(2026, 10, 20, 9),
  author: 'eva@example.org',
  created_at: Date.UTC(2026, 10, 20, 9),
  current: true,
  ...values,
});
const base = { user: buildOperatorUser() };

// What the product brings along is read from its own pages, of which a test has none.
beforeEach(() => {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('OPER-16 operators-40 the list names what is written and what is as delivered', async () => {
  renderPage(<ContentsPage />, {
    ...base,
    route: '/operator/contents',
    handlers: { 'GET /operator/contents': () => [build()] },
  });
  const legal = within(await screen.findByRole('region', { name: 'Rechtliche Seiten' }));
  expect(legal.getByText(/^Fassung 1, ab 20\.11\.2026/)).toBeVisible();
  expect(legal.getAllByText('Wie ausgeliefert')).toHaveLength(2);
  expect(
    screen.getByRole('link', { name: 'Ändern Allgemeine Geschäftsbedingungen' }),
  ).toHaveAttribute('href', '/operator/contents/edit?kind=legal&key=%2Fagb');
});

test('OPER-16 operators-40 a text is previewed as its page shows it, and saved over what was read', async () => {
  const saved = build({ version: 2, data: { text: '## Neu' } });
  const { person, calls } = renderPage(<ContentPage />, {
    ...base,
    route: '/operator/contents/edit?kind=legal&key=%2Fagb',
    handlers: {
      'GET /operator/content': () => [build()],
      'POST /operator/content': () => saved,
    },
  });
  const field = await screen.findByLabelText(/^Text/);
  expect(field).toHaveValue('Alter Text.');
  fill(field, '## Neu');
  const preview = within(screen.getByRole('region', { name: 'So sieht es aus' }));
  expect(preview.getByRole('heading', { level: 2, name: 'Neu' })).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /benachrichtigen/ }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  const sent = () => calls.find(({ key }) => key.startsWith('POST'))?.body;
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toEqual({
    ...{ kind: 'legal', key: '/agb', base: 1, data: { text: '## Neu' } },
    ...{ valid_from: null, tell: true },
  });
});

test('OPER-16 operators-40 an old version comes back into the fields', async () => {
  const { person } = renderPage(<ContentPage />, {
    ...base,
    route: '/operator/contents/edit?kind=legal&key=%2Fagb',
    handlers: {
      'GET /operator/content': () => [
        build({ id: 2, version: 2, data: { text: 'Neu.' } }),
        build({ current: false }),
      ],
    },
  });
  await person.click(await screen.findByRole('button', { name: /Fassung 1/ }));
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Alter Text.');
});

test('OPER-16 a content that there is not, and one without anything in its fields', async () => {
  const { person } = renderPage(<ContentPage />, {
    ...base,
    route: '/operator/contents/edit?kind=banner&key=banner',
    handlers: { 'GET /operator/content': () => [] },
  });
  await person.click(await screen.findByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Bitte füllen Sie das aus.')).toBeVisible();
});

test('OPER-16 prices are typed in euros and sent in cents', () => {
  const values = { plan_3: '19,99', plan_6: '13,99', plan_12: '8,99', job_net: '149' };
  expect(dataOf('prices', values)).toEqual({
    ...{ plan_3: 1_999, plan_6: 1_399, plan_12: 899, job_net: 14_900 },
  });
  expect(problemsOf('prices', { ...values, plan_3: 'viel' })).toEqual({
    plan_3: 'Bitte geben Sie einen Betrag ein, zum Beispiel 8,99.',
  });
});

test('OPER-16 moments are those of clocks in Germany', () => {
  const until = Date.UTC(2026, 10, 26, 19);
  const values = valuesOf('banner', { text: 'Wartung', until, audience: 'all' });
  expect(values.until).toBe('2026-11-26T20:00');
  expect(dataOf('banner', values)).toEqual({ text: 'Wartung', until, audience: 'all' });
});

test('OPER-16 the text of a page becomes Markdown to begin with', () => {
  const page = document.createElement('div');
  page.append(
    ...[
      ['h2', 'Daten\u00adschutz'],
      ['p', 'Ein Satz.'],
    ].map(([name = '', text = '']) =>
      Object.assign(document.createElement(name), { textContent: text }),
    ),
  );
  const list = document.createElement('ul');
  for (const text of ['Eins', 'Zwei']) {
    list.append(Object.assign(document.createElement('li'), { textContent: text }));
  }
  const link = Object.assign(document.createElement('a'), { textContent: 'Kontakt' });
  link.setAttribute('href', '/contact');
  const last = document.createElement('p');
  last.append('Mehr unter ', link, '.');
  page.append(list, last);
  expect(toMarkdown(page)).toBe(
    '## Datenschutz\n\nEin Satz.\n\n- Eins\n- Zwei\n\nMehr unter [Kontakt](/contact).',
  );
});
