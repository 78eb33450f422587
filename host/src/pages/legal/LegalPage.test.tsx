import type { SiteContents } from '@silverjobs/contract';
import { buildClientUser } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { buildRegistry } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const blocks = [{ kind: 'paragraph' as const, pieces: [{ text: 'Unser neuer Text.' }] }];
const from = Date.UTC(2026, 11, 1, 11);
const contents: SiteContents = {
  legal: {
    '/agb': {
      ...{ version: 2, valid_from: from, blocks },
      others: [
        { version: 3, valid_from: Date.UTC(2027, 0, 1, 11) },
        { version: 1, valid_from: Date.UTC(2026, 10, 1, 11) },
      ],
    },
  },
};
const registry = buildRegistry();

test('OPER-16 operators-42 what the office has written stands in the page, with its day and all versions', async () => {
  renderHost({ route: '/agb', registry, contents });
  expect(await screen.findByText('Unser neuer Text.')).toBeVisible();
  expect(screen.getByText('Stand: 01.12.2026')).toBeVisible();
  expect(screen.queryByText(/Zahlungspflichtig bestellen/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Fassung ab 01.11.2026' })).toHaveAttribute(
    'href',
    '/agb?fassung=1',
  );
  expect(screen.getByRole('link', { name: 'Fassung ab 01.01.2027' })).toBeVisible();
});

test('OPER-16 operators-42 another version says that it is not the one that counts', async () => {
  const old = [{ kind: 'paragraph' as const, pieces: [{ text: 'Alter Text.' }] }];
  renderHost({
    route: '/agb?fassung=1',
    registry,
    contents,
    handlers: {
      'GET /legal_version': () => ({ version: 1, valid_from: from, blocks: old }),
    },
  });
  expect(await screen.findByText('Alter Text.')).toBeVisible();
  expect(screen.getByText(/Sie ist nicht die, die jetzt gilt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fassung, die jetzt gilt' })).toBeVisible();
});

test('OPER-16 operators-43 terms and easy language take the prices of the office', async () => {
  const prices = { plan_3: 2_500, plan_6: 1_900, plan_12: 999, job_net: 10_000 };
  renderHost({ route: '/agb', registry, contents: { prices } });
  expect(await screen.findByText(/25,00 €, 19,00 € oder 9,99 € im Monat/)).toBeVisible();
  expect(screen.getByText(/einmalig 119,00 € mit Umsatzsteuer/)).toBeVisible();
});

test('OPER-16 operators-40 the banner is for whom it is meant, and links lead to what changes', async () => {
  const told: SiteContents = {
    banner: { text: 'Wartung heute um 20 Uhr', until: null, audience: 'client' },
    notices: [{ path: '/agb', valid_from: from }],
  };
  const { unmount } = renderHost({ route: '/datenschutz', registry, contents: told });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Wartung heute um 20 Uhr')).toBeNull();
  unmount();
  renderHost({
    route: '/datenschutz',
    registry,
    contents: told,
    token: 'test-token',
    handlers: { 'GET /auth/me': () => buildClientUser() },
  });
  expect(await screen.findByText('Wartung heute um 20 Uhr')).toBeVisible();
  const notice = screen.getByText(/^Unsere rechtlichen Hinweise ändern sich/);
  expect(within(notice).getByRole('link', { name: 'Nachlesen' })).toHaveAttribute('href', '/agb');
});
