import type { LucideIcon, LucideIconData, LucideIconNode, LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { iconOutline } from './icon-outline.ts';
import { iconAttributes } from './plain-icon.tsx';

/** Sizes and class names of one icon that are remembered; further ones are made each time. */
const MOST_KINDS = 30;

/**
 * Stands in for `createPlainIcon` where the server draws: the same markup, but its inside is text that
 * is made once, and not an element for each of some sixty icons of a page (VIEW-07). It remembers
 * nothing but what its properties say.
 */
export function createDrawnIcon(data: LucideIconData): LucideIcon {
  const inside = iconOutline(data.node).map(markup).join('');
  const known = new Map<string, ReactElement>();

  function DrawnIcon(props: LucideProps) {
    const kind = kindOf(props);
    const found = kind === null ? undefined : known.get(kind);
    if (found) return found;
    const made = createElement('svg', {
      ...iconAttributes(data, props),
      dangerouslySetInnerHTML: { __html: inside },
    });
    if (kind !== null && known.size < MOST_KINDS) known.set(kind, made);
    return made;
  }
  return DrawnIcon as unknown as LucideIcon;
}

/** A name for what the properties say; null where they hold more than texts and numbers. */
function kindOf(props: LucideProps): string | null {
  let kind = '';
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return null;
    kind += `${name}\n${value}\n`;
  }
  return kind;
}

function markup([tag, { key: _, ...attributes }, children = []]: LucideIconNode): string {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${texts.join('')}>${children.map(markup).join('')}</${tag}>`;
}

function escaped(value: unknown): string {
  return String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Server builds put it in the place of the library's file (rspack/plain-icons.ts). @public */
// biome-ignore lint/style/noDefaultExport: the library asks for it by this name
export { createDrawnIcon as default };
