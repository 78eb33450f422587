import { useLazyComponent } from '@silverjobs/shell';
import { Prose } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { MarkdownProps } from './Markdown.tsx';
import { markdownToText } from './markdown-to-text.ts';
import './safe-markdown.css';

export interface SafeMarkdownProps {
  /** Markdown from outside. */
  text: string;
  /** Level of its topmost headings, one below the heading above it. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

const importMarkdown = async () => (await import('./Markdown.tsx')).Markdown;

/**
 * Markdown from outside, made harmless (assistants-2): no HTML, no images, links to web, mail and telephone
 * only. Its formats are loaded on demand; until then, and when that fails, it is the same text
 * without them.
 */
export function SafeMarkdown({ text, headingLevel = 3 }: SafeMarkdownProps): ReactNode {
  const { Component, load } = useLazyComponent<MarkdownProps>(importMarkdown, { quiet: true });
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Prose className="safe-markdown">
      {Component ? (
        <Component text={text} headingLevel={headingLevel} />
      ) : (
        <div className="safe-markdown__plain">{markdownToText(text)}</div>
      )}
    </Prose>
  );
}
