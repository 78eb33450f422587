/** @jest-environment node */
import type { LucideIconNode } from 'lucide-react';
import { iconOutline } from './icon-outline.ts';

/** The path of the shapes; null where they stay several. */
function pathOf(...shapes: [string, Record<string, string>][]): string | null {
  const nodes = shapes.map(([tag, attributes], index) => [tag, { ...attributes, key: `${index}` }]);
  const [first, ...more] = iconOutline(nodes as LucideIconNode[]);
  return more.length > 0 ? null : (first?.[1].d ?? null);
}

test.each<[string, Record<string, string>, string]>([
  ['path', { d: 'M1 2h3' }, 'M1 2h3'],
  ['path', { d: 'm1 2 3 4' }, 'M0 0m1 2 3 4'],
  ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }, 'M1 2L3 4'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4 5 6' }, 'M1 2 3 4 5 6z'],
  ['circle', { cx: '12', cy: '12', r: '3' }, 'M9 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z'],
  ['ellipse', { cx: '12', cy: '12', rx: '4', ry: '2' }, 'M8 12a4 2 0 1 1 8 0a4 2 0 1 1 -8 0z'],
  ['rect', { x: '1', y: '2', width: '5', height: '4' }, 'M1 2h5v4h-5v-4z'],
  ['rect', { width: '5', height: '4' }, 'M0 0h5v4h-5v-4z'],
  [
    'rect',
    { x: '1', y: '2', width: '6', height: '6', ry: '1' },
    'M2 2h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ],
])('VIEW-06 a %s %j becomes a path', (tag, attributes, path) => {
  expect(pathOf([tag, attributes])).toBe(path);
});

test('VIEW-06 several shapes become one path', () => {
  expect(pathOf(['path', { d: 'M1 2h3z' }], ['path', { d: 'm4 5 6 7' }])).toBe(
    'M1 2h3zM0 0m4 5 6 7',
  );
});

test.each<[string, string, Record<string, string>]>([
  ['a filling', 'circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }],
  ['a width of its own line', 'circle', { cx: '1', cy: '1', r: '1', strokeWidth: '1' }],
  ['a measure that is no number', 'rect', { width: '50%', height: '1' }],
  ['a line of its own', 'path', { d: 'M1 1h1', opacity: '0.5' }],
  ['no path', 'path', {}],
  ['a shape that nobody knows', 'text', { x: '1', y: '1' }],
])('VIEW-06 an icon with %s stays as it is', (_, tag, attributes) => {
  expect(pathOf([tag, attributes], ['path', { d: 'M1 1h1' }])).toBeNull();
});
