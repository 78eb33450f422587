import { Icon, type LucideIcon, type LucideIconData, type LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

/** Sizes and class names of one icon that are remembered; further ones are made each time. */
const MOST_KINDS = 30;

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** What changes more than size, class name and attributes is left to the library. */
const USUAL = /^(size|className|id|role|focusable|aria-[a-z]+|data-[a-z-]+)$/;

/**
 * Stands in for the library's `createLucideIcon` where the server draws: the same markup, but its
 * inside is text that is made once, and not three elements for each of some sixty icons of a page
 * (VIEW-07). It remembers nothing but what its properties say.
 */
export function createDrawnIcon(data: LucideIconData): LucideIcon {
  const inside = data.node.map(([tag, { key: _, ...rest }]) => markup(tag, rest)).join('');
  const isPlain = data.node.every(([, , children]) => !children);
  const known = new Map<string, ReactElement>();

  function DrawnIcon(props: LucideProps) {
    const kind = isPlain ? kindOf(props) : null;
    if (kind === null) return createElement(Icon, { ...props, icon: data });
    const found = known.get(kind);
    if (found) return found;
    const made = draw(data, props, inside);
    if (known.size < MOST_KINDS) known.set(kind, made);
    return made;
  }
  return DrawnIcon as unknown as LucideIcon;
}

/** A name for what the properties say; null where they hold more than texts and numbers. */
function kindOf(props: LucideProps): string | null {
  let kind = '';
  for (const [name, value] of Object.entries(props)) {
    if (!USUAL.test(name) || (typeof value === 'object' && value !== null)) return null;
    kind += `${name}\n${value}\n`;
  }
  return kind;
}

function draw(data: LucideIconData, props: LucideProps, inside: string): ReactElement {
  const { size = 24, className = '', ...rest } = props;
  const [width, height] = [data.size ?? data.width ?? 24, data.size ?? data.height ?? 24];
  const says = Object.entries(rest).some(
    ([name, value]) => (name.startsWith('aria-') || name === 'role') && value != null,
  );
  return createElement('svg', {
    ...ATTRIBUTES,
    width: size,
    height: size,
    className: classesOf(data, className),
    viewBox: `0 0 ${width} ${height}`,
    ...(!says && { 'aria-hidden': 'true' as const }),
    ...rest,
    dangerouslySetInnerHTML: { __html: inside },
  });
}

function classesOf({ name, aliases = [] }: LucideIconData, className: string): string {
  const names = [...(name ? [name] : []), ...aliases].map((each) => `lucide-${each}`);
  return [...new Set(['lucide', ...names, ...className.split(/\s+/).filter(Boolean)])].join(' ');
}

function markup(tag: string, attributes: object): string {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${texts.join('')}></${tag}>`;
}

function escaped(value: unknown): string {
  return String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Server builds put it in the place of the library's file (rspack/first-view.ts). @public */
// biome-ignore lint/style/noDefaultExport: the library asks for it by this name
export { createDrawnIcon as default };
