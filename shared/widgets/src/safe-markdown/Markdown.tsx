import { Link } from '@silverjobs/ui';
import { createElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { ExternalLink } from '../safe-html/ExternalLink.tsx';
import { isOutwardUrl, isWebUrl } from '../safe-html/external-url.ts';

/** What a text may consist of: no images (they would be fetched), no tables, nothing that acts. */
const ALLOWED = [
  ...['p', 'br', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'hr', 'a'],
  ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
];

/** Whatever level a text begins with, its topmost headings stand right below those of the page. */
function headings(text: string, topLevel: number): Components {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  const used = [...text.matchAll(/^\s{0,3}(#{1,6})\s/gm)].map(([, signs = '']) => signs.length);
  const topmost = Math.min(6, ...used);
  return Object.fromEntries(
    levels.map((level) => [
      `h${level}`,
      ({ children }: { children?: ReactNode }) =>
        createElement(`h${Math.min(topLevel + Math.max(level - topmost, 0), 6)}`, null, children),
    ]),
  );
}

function MarkdownLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  if (!href || !isOutwardUrl(href)) return <>{children}</>;
  if (isWebUrl(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <Link href={href}>{children}</Link>;
}

export interface MarkdownProps {
  text: string;
  /** Level of its topmost headings. */
  headingLevel: number;
}

/** Markdown with its formats; HTML inside it is left out, never rendered. */
export function Markdown({ text, headingLevel }: MarkdownProps): ReactNode {
  return (
    <ReactMarkdown
      skipHtml
      allowedElements={ALLOWED}
      unwrapDisallowed
      components={{ ...headings(text, headingLevel), a: MarkdownLink }}
    >
      {text}
    </ReactMarkdown>
  );
}
