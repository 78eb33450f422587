import { Link } from '@silverjobs/ui';
import { createElement, type ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import { isOutwardUrl, isWebUrl } from './external-url.ts';
import { shiftHeadings } from './heading-levels.ts';

const HEADING = /^h([1-6])$/;
/** Elements whose white space means nothing, and in which React does not want it. */
const STRUCTURE = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const EMPTY = new Set(['br', 'hr']);
/** Nesting beyond this is nobody's description; its text is kept. */
const MAX_DEPTH = 40;

/**
 * Renders sanitised HTML as React elements: nothing is handed to the browser as text of HTML again.
 * @param fragment from sanitizeHtml
 * @param headingLevel level of the topmost headings
 */
export function htmlNodes(fragment: DocumentFragment, headingLevel: number): ReactNode {
  const levels = [...fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ localName }) =>
    Number(localName.slice(1)),
  );
  const shifted = shiftHeadings(levels, headingLevel);

  function draw(node: Node, index: number, depth: number): ReactNode {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    if (depth > MAX_DEPTH) return node.textContent;
    const name = node.localName;
    const key = `${name}${index}`;
    if (EMPTY.has(name)) return createElement(name, { key });
    const children = drawChildren(node, depth);
    if (!hasContent(children))
      return name === 'td' || name === 'th' ? createElement(name, { key }) : null;
    if (name === 'a') return drawLink(node, key, children);
    const level = HEADING.exec(name)?.[1];
    const type = level ? `h${shifted.get(Number(level))}` : name;
    return createElement(type, { key, ...attributes(node) }, children);
  }

  function drawChildren(parent: Node, depth: number): ReactNode[] {
    const nodes = [...parent.childNodes];
    const kept = STRUCTURE.has((parent as Element).localName)
      ? nodes.filter((node) => node.nodeType !== Node.TEXT_NODE)
      : nodes;
    return kept.map((node, index) => draw(node, index, depth + 1));
  }

  return drawChildren(fragment, 0);
}

function drawLink(node: Element, key: string, children: ReactNode): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!isOutwardUrl(href)) return <span key={key}>{children}</span>;
  if (!isWebUrl(href)) {
    return (
      <Link key={key} href={href}>
        {children}
      </Link>
    );
  }
  return (
    <ExternalLink key={key} href={href}>
      {children}
    </ExternalLink>
  );
}

function attributes(node: Element): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  const lang = node.getAttribute('lang');
  if (lang && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang)) found.lang = lang;
  for (const [name, property] of [
    ['colspan', 'colSpan'],
    ['rowspan', 'rowSpan'],
  ] as const) {
    const count = Number(node.getAttribute(name));
    if (Number.isInteger(count) && count > 1 && count <= 100) found[property] = count;
  }
  return found;
}

/** Empty paragraphs are a habit of editors, not content. */
function hasContent(nodes: ReactNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node !== null && node !== undefined,
  );
}
