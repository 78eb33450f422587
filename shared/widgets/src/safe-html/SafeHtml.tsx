import { htmlToText } from '@silverjobs/contract/html-to-text';
import { jobHtmlToBlocks } from '@silverjobs/contract/job-text';
import { Prose } from '@silverjobs/ui';
import { createElement, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { htmlNodes } from './html-nodes.tsx';
import { sanitizeHtml } from './sanitize-html.ts';

export interface SafeHtmlProps {
  /** HTML from outside. */
  html: string;
  /** Level of its topmost headings, one below the heading above it. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

const never = () => () => {};

/**
 * HTML from outside, made harmless (jobs-42). Without a DOM, on the server and while its HTML
 * hydrates, it is the same text with headings and lists, and without other formats.
 */
export function SafeHtml({ html, headingLevel = 3 }: SafeHtmlProps): ReactNode {
  const hasDom = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const content = useMemo(
    () => (hasDom ? formatted(html, headingLevel) : withoutDom(html, headingLevel)),
    [hasDom, html, headingLevel],
  );
  return <Prose>{content}</Prose>;
}

function formatted(html: string, headingLevel: number): ReactNode {
  // Text without any element has its paragraphs in its lines.
  if (!/<[a-z!/]/i.test(html)) return plainText(html);
  try {
    return htmlNodes(sanitizeHtml(html), headingLevel);
  } catch {
    // Nested deeper than the browser can walk: what it says is still there.
    return plainText(html);
  }
}

/** Entities that only a browser, or `htmlToText`, knows. */
const RARE_ENTITY = /&(?!(?:lt|gt|quot|#39|nbsp|amp);)(?:#x?[\da-f]+|[a-z]+);/i;

function withoutDom(html: string, headingLevel: number): ReactNode {
  if (!/<[a-z!/]/i.test(html) || RARE_ENTITY.test(html)) return plainText(html);
  return jobHtmlToBlocks(html).map(({ kind, lines }, index) => {
    if (kind === 'heading') return createElement(`h${headingLevel}`, { key: index }, lines[0]);
    if (kind === 'text') return <p key={index}>{lines.join(' ')}</p>;
    const items = lines.map((line, at) => <li key={at}>{line}</li>);
    return createElement(kind === 'numbers' ? 'ol' : 'ul', { key: index }, items);
  });
}

function plainText(html: string): ReactNode {
  const paragraphs = htmlToText(html);
  return paragraphs.map((text, index) => <p key={index}>{text}</p>);
}
