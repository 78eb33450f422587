import type { LucideIcon, LucideIconData, LucideIconNode, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { iconOutline } from './icon-outline.ts';

const ATTRIBUTES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** The attributes of an icon, the same on the server and in the browser. */
export function iconAttributes(data: LucideIconData, properties: LucideProps): object {
  const { size = 24, className, ...rest } = properties;
  const [width, height] = [data.size ?? data.width ?? 24, data.size ?? data.height ?? 24];
  return {
    ...ATTRIBUTES,
    width: size,
    height: size,
    viewBox: `0 0 ${width} ${height}`,
    className: className ? `lucide ${className}` : 'lucide',
    ...rest,
  };
}

function draw([tag, attributes, children]: LucideIconNode): ReactElement {
  return createElement(tag, attributes, children?.map(draw));
}

/**
 * Stands in for the library's `createLucideIcon`: every page has some sixty icons, and the library makes
 * two components of each, puts together its name and what only other frameworks need, for what `icon()`
 * says in three words. Its code would come with the host and once more with each remote (VIEW-06).
 */
export function createPlainIcon(data: LucideIconData): LucideIcon {
  const inside = iconOutline(data.node).map(draw);
  const PlainIcon = (properties: LucideProps) =>
    createElement('svg', iconAttributes(data, properties), inside);
  return PlainIcon as unknown as LucideIcon;
}

/** Builds put it in the place of the library's file (rspack/plain-icons.ts). @public */
// biome-ignore lint/style/noDefaultExport: the library asks for it by this name
export { createPlainIcon as default };
