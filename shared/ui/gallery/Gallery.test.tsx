/** @jest-environment node */
import { UiProvider } from '@silverjobs/ui';
import { renderToString } from 'react-dom/server';
import { Gallery } from './Gallery.tsx';

const html = () =>
  renderToString(
    <UiProvider nonce="abc">
      <Gallery />
    </UiProvider>,
  );

test('every component renders without a window', () => {
  expect(html()).toContain('Bausteine');
});

test('nothing needs a style attribute, and every style element carries the nonce', () => {
  const markup = html();
  expect(markup).not.toMatch(/ style="/);
  const elements = markup.match(/<style[^>]*>/g) ?? [];
  expect(elements.length).toBeGreaterThan(0);
  expect(elements.filter((element) => !element.includes('nonce="abc"'))).toEqual([]);
});

test('two renderings are the same', () => {
  expect(html()).toBe(html());
});
