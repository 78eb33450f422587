import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { GuidePage } from './GuidePage.tsx';

test('PUB-01 an article says its date and where to ask', () => {
  renderPage(<GuidePage />, { route: '/ratgeber/minijob', path: '/ratgeber/:slug' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Minijob im Ruhestand');
  expect(screen.getByText(/^Stand: Januar 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Minijob-Zentrale' })).toHaveAttribute(
    'href',
    'https://www.minijob-zentrale.de',
  );
});

test('PUB-01 an unknown article leads to the others', () => {
  renderPage(<GuidePage />, { route: '/ratgeber/nichts', path: '/ratgeber/:slug' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Diesen Artikel gibt es nicht',
  );
  expect(screen.getByRole('link', { name: 'Zum Ratgeber' })).toHaveAttribute('href', '/ratgeber');
});
