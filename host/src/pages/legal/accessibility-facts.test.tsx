import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { hostPaths } from '../../../common/host-paths.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
import { easyTexts } from '../easy/find-text.ts';
// Warms the page that the route fetches on demand.
import './AccessibilityPage.tsx';
import { ACCESSIBILITY } from './accessibility-facts.ts';

const root = join(__dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
const hasGap = (id: string) => ACCESSIBILITY.gaps.some((gap) => gap.id === id);

test('the statement names the rules and widths that every page is checked with', () => {
  const tags = /axeTags = \[([^\]]*)\]/.exec(read('e2e/support/accessibility.ts'))?.[1] ?? '';
  expect([...tags.matchAll(/'([^']+)'/g)].map(([, tag]) => tag)).toEqual(
    ACCESSIBILITY.checkedRules,
  );
  const widths = /widths = \[([^;]*)\] as const/.exec(
    read('e2e/access-pages/support/page-state.ts'),
  )?.[1];
  const pairs = numbersIn(widths ?? '').filter((_, index) => index % 2 === 0);
  expect(pairs.sort((a, b) => a - b)).toEqual([...ACCESSIBILITY.checkedWidths]);
});

test('a gap is named as long as it is there', () => {
  const folder = 'backend/src/invoices';
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(join(folder, file)));
  expect(hasGap('invoices')).toBe(!sources.some((text) => text.includes('StructTreeRoot')));
  const isUnchecked = read('host/src/pages/easy/EasyPage.tsx').includes('noch keine Prüf-Gruppe');
  expect(hasGap('easy-language')).toBe(isUnchecked);
  expect(easyTexts).toHaveLength(10);
});

test('BFSG: conformance, gaps, date, contact and authority stand on the page', async () => {
  renderHost({
    route: hostPaths.accessibility,
    registry: buildRegistry(
      buildRemote({ pages: [buildPage(), buildPage({ path: '/contact', purpose: 'contact' })] }),
    ),
  });
  await screen.findByRole('heading', { level: 1, name: 'Barrierefreiheit' });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('silverjobs erfüllt sie weitgehend');
  expect(main).toHaveTextContent('Stand: 22.11.2026');
  for (const { what } of ACCESSIBILITY.gaps) expect(main).toHaveTextContent(what);
  expect(main).toHaveTextContent(ACCESSIBILITY.authority.name);
  expect(screen.getAllByRole('link', { name: 'Kontakt' })[0]).toHaveAttribute('href', '/contact');
});
