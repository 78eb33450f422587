import type { SiteContents } from '@silverjobs/contract';
import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { GuidePage } from './GuidePage.tsx';
import { GuidesPage } from './GuidesPage.tsx';

const article = {
  title: 'Arbeiten im Winter',
  description: 'Was dann zu tun ist.',
  // Half past midnight in Germany, the day before in UTC.
  valid_from: Date.UTC(2026, 10, 19, 23, 30),
  blocks: [
    { kind: 'heading' as const, level: 2 as const, pieces: [{ text: 'Warm bleiben' }] },
    { kind: 'list' as const, ordered: false, items: [[{ text: 'Mütze', strong: true as const }]] },
  ],
};
const contents: SiteContents = {
  articles: [
    { ...article, slug: 'winter' },
    { ...article, slug: 'aktivrente', title: 'Aktivrente, neu geschrieben' },
  ],
};

test('OPER-16 operators-40 an article that the office has added is a page like the others', async () => {
  renderPage(<GuidePage />, { route: '/ratgeber/winter', path: '/ratgeber/:slug', contents });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Arbeiten im Winter' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Warm bleiben' })).toBeVisible();
  expect(screen.getByText('Mütze').tagName).toBe('STRONG');
  expect(screen.getByText(/^Stand: 20\.11\.2026/)).toBeVisible();
});

test('OPER-16 operators-40 the list has new articles and new titles of ours', async () => {
  renderPage(<GuidesPage />, { route: '/ratgeber', contents });
  expect(await screen.findByRole('link', { name: 'Arbeiten im Winter' })).toHaveAttribute(
    'href',
    '/ratgeber/winter',
  );
  expect(screen.getByRole('link', { name: 'Aktivrente, neu geschrieben' })).toBeVisible();
});
