import type { LucideIconNode } from 'lucide-react';

type Numbers = Record<string, number>;

const MEASURE = /^(c?[xy]|[xy][12]|r[xy]?|width|height)$/;

/** How the shapes of an icon are said as a path; each begins with a place of its own. */
const paths: Record<string, (of: Numbers) => string> = {
  circle: ({ cx = 0, cy = 0, r = 0 }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx = 0, cy = 0, rx = 0, ry = 0 }) => ellipse(cx, cy, rx, ry),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect: ({ x = 0, y = 0, width = 0, height = 0, rx, ry }) => {
    const [a, b] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
    const [w, h] = [width - 2 * a, height - 2 * b];
    const corner = (dx: number, dy: number) => (a && b ? `a${a} ${b} 0 0 1 ${dx} ${dy}` : '');
    return `M${x + a} ${y}h${w}${corner(a, b)}v${h}${corner(-a, b)}h${-w}${corner(-a, -b)}v${-h}${corner(a, -b)}z`;
  },
};

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (dx: number) => `a${rx} ${ry} 0 1 1 ${dx} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}

/**
 * The shapes of an icon as one path: a page has some sixty icons of three shapes each, and every element
 * is parsed, styled, laid out, drawn and taken over on its own (VIEW-06).
 * @returns the shapes as they are where one has more than its outline
 */
export function iconOutline(shapes: LucideIconNode[]): LucideIconNode[] {
  const parts = shapes.map(outline);
  return parts.includes(null) ? shapes : [['path', { d: parts.join(''), key: 'outline' }]];
}

function outline([tag, { key: _, ...attributes }, children = []]: LucideIconNode): string | null {
  if (children.length > 0) return null;
  const { d = '', points = '', ...others } = attributes as Record<string, string>;
  const isAlone = Object.keys(others).length === 0;
  // A path that begins with a step counts from where the one before has ended.
  if (tag === 'path') return isAlone && d ? (d.startsWith('m') ? `M0 0${d}` : d) : null;
  if (tag === 'polyline') return isAlone ? `M${points}` : null;
  if (tag === 'polygon') return isAlone ? `M${points}z` : null;
  const numbers = Object.entries(others).map(([name, text]) => [name, Number(text)] as const);
  // Whatever else an attribute says would be lost.
  const isOutline = numbers.every(([name, value]) => MEASURE.test(name) && Number.isFinite(value));
  if (d || points || !isOutline) return null;
  return paths[tag]?.(Object.fromEntries(numbers)) ?? null;
}
