/** @jest-environment node */
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createDrawnIcon } from './drawn-icon.tsx';
import { icon } from './icon.ts';

const { Briefcase, CircleCheck, Send, Trash2, X } = lucide;
const data = {
  name: 'briefcase',
  size: 24,
  aliases: ['case'],
  node: [
    ['path', { d: 'M16 20V4a2 2 0 0 0-2-2', key: 'a' }],
    ['rect', { width: '20', height: '14', x: '2', y: '6', rx: '2', key: 'b' }],
    ['circle', { cx: '12', cy: '12', r: '3', fill: 'currentColor', key: 'c' }],
  ] satisfies lucide.LucideIconNode[],
};
const Library = lucide.createLucideIcon(data);
const Drawn = createDrawnIcon(data);

test.each<lucide.LucideProps>([
  {},
  { ...icon() },
  { ...icon('lg'), className: 'a  b a' },
  { size: 18, 'aria-label': 'Beruf' },
  { size: 18, role: 'img' },
  { id: 'x', focusable: false },
  { color: 'red', strokeWidth: 3 },
  { absoluteStrokeWidth: true, size: 48 },
  { style: { opacity: 0.5 } },
])('VIEW-07 the server draws an icon as the browser does: %j', (props) => {
  const expected = renderToStaticMarkup(createElement(Library, props));
  expect(renderToStaticMarkup(createElement(Drawn, props))).toBe(expected);
  // What is remembered is the same again.
  expect(renderToStaticMarkup(createElement(Drawn, props))).toBe(expected);
});

test('VIEW-07 properties that differ are never mixed up, however many there are', () => {
  const drawn = (size: number) => renderToStaticMarkup(createElement(Drawn, { size }));
  for (const round of [0, 1]) {
    for (let size = 1; size <= 60; size += 1) {
      expect(drawn(size + round)).toContain(`width="${size + round}"`);
    }
  }
});

test('VIEW-07 icons of the product are drawn as the library draws them', () => {
  for (const Each of [Briefcase, CircleCheck, Send, Trash2, X]) {
    const { node, ...rest } = dataOf(Each);
    const Own = createDrawnIcon({ ...rest, node });
    expect(renderToStaticMarkup(createElement(Own, icon()))).toBe(
      renderToStaticMarkup(createElement(Each, icon())),
    );
  }
});

/** What an icon of the library hands down when it is drawn. */
function dataOf(Component: lucide.LucideIcon): lucide.LucideIconData {
  const { render } = Component as unknown as {
    render: (props: object, ref: null) => { props: { icon: lucide.LucideIconData } };
  };
  return render({}, null).props.icon;
}
