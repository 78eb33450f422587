import type { ContentKind } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Heading, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { Values } from './fields.ts';

// What reads Markdown in browsers cannot be evaluated without a document.
const importMarkdown = async () => (await import('./MarkdownPreview.tsx')).MarkdownPreview;

function LazyMarkdown({ text }: { text: string }) {
  const { Component, load } = useLazyComponent(importMarkdown, { quiet: true });
  useEffect(() => void load(), [load]);
  return Component ? <Component text={text} /> : <p className="operator-text">{text}</p>;
}

/** What readers will see, made by the same code as on their pages. */
export function Preview({ kind, values }: { kind: ContentKind; values: Values }): ReactNode {
  const { text = '', title = '', intro = '', name = '', message = '' } = values;
  if (kind === 'prices') {
    return <Text tone="quiet">Alle Seiten, Mails und Verträge nehmen die Preise von hier.</Text>;
  }
  if (kind === 'banner' || kind === 'maintenance') {
    return <div className="site-banner">{text || '…'}</div>;
  }
  if (kind === 'template') {
    return (
      <Stack gap={2}>
        <Heading level={3}>{name || '…'}</Heading>
        <p className="operator-text">{message}</p>
      </Stack>
    );
  }
  if (kind === 'help') {
    return (
      <Stack gap={3}>
        <Heading level={3}>{title || '…'}</Heading>
        <Text>{intro}</Text>
        <ol>
          {['step_1', 'step_2', 'step_3'].map((step) => (
            <li key={step}>{values[step]}</li>
          ))}
        </ol>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {title && <Heading level={3}>{title}</Heading>}
      <LazyMarkdown text={text} />
    </Stack>
  );
}
