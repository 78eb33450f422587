import { htmlToText } from '@silverjobs/contract/html-to-text';
import { Prose } from '@silverjobs/ui';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
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
 * hydrates, it is the same text without formats.
 */
export function SafeHtml({ html, headingLevel = 3 }: SafeHtmlProps): ReactNode {
  const hasDom = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const content = useMemo(
    () => (hasDom ? formatted(html, headingLevel) : plainText(html)),
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

function plainText(html: string): ReactNode {
  const paragraphs = htmlToText(html);
  return paragraphs.map((text, index) => <p key={index}>{text}</p>);
}
