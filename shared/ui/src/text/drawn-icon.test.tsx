/** @jest-environment node */
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createDrawnIcon } from './drawn-icon.tsx';
import { icon } from './icon.ts';
import { createPlainIcon } from './plain-icon.tsx';

const { Briefcase, CircleCheck, Send, Trash2, X } = lucide;
const data = {
  name: 'briefcase',
  size: 24,
  aliases: ['case'],
  node: [
    ['path', { d: 'M16 20V4a2 2 0 0 0-2-2', key: 'a' }],
    ['rect', { width: '20', height: '14', x: '2', y: '6', rx: '2', key: 'b' }],
    ['circle', { cx: '12', cy: '12', r: '3', fill: 'currentColor', key: 'c' }],
    ['g', { key: 'd' }, [['path', { d: 'M1 1', key: 'e' }]]],
  ] satisfies lucide.LucideIconNode[],
};
const Plain = createPlainIcon(data);
const Drawn = createDrawnIcon(data);

test.each<lucide.LucideProps>([
  {},
  { ...icon() },
  { ...icon('lg'), className: 'a  b' },
  { id: 'x', focusable: false },
  { style: { opacity: 0.5 } },
  { onClick: () => {} },
])('VIEW-07 the server draws an icon as the browser does: %j', (props) => {
  const expected = renderToStaticMarkup(createElement(Plain, props));
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

test('VIEW-06 an icon has the attributes that the library gives it', () => {
  for (const Each of [Briefcase, CircleCheck, Send, Trash2, X]) {
    const Own = createPlainIcon(dataOf(Each));
    const [own, expected] = [Own, Each].map((Icon) =>
      attributesOf(renderToStaticMarkup(createElement(Icon, { ...icon(), className: 'own' }))),
    );
    expect(own).toEqual(expected);
  }
});

/** What an icon of the library hands down when it is drawn. */
function dataOf(Component: lucide.LucideIcon): lucide.LucideIconData {
  const { render } = Component as unknown as {
    render: (props: object, ref: null) => { props: { icon: lucide.LucideIconData } };
  };
  return render({}, null).props.icon;
}

/** The attributes of the element in any order; names and namespaces show nothing. */
function attributesOf(markup: string) {
  const [begin = ''] = markup.split('>');
  return [...begin.matchAll(/ ([\w-]+)="([^"]*)"/g)]
    .map(([, name, value = '']) => `${name}=${value.replace(/lucide-[\w-]+ /g, '')}`)
    .filter((text) => !text.startsWith('xmlns'))
    .sort();
}
