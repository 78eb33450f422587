import type { ContentKind } from '@silverjobs/contract';
import { parseText, textProblem } from '@silverjobs/contract/text-blocks';
import { Alert, Heading, Prose, Stack, Text } from '@silverjobs/ui';
import { TextBlocks } from '@silverjobs/widgets/text-blocks';
import type { ReactNode } from 'react';
import type { Values } from './fields.ts';

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
  const problem = text ? textProblem(text) : null;
  return (
    <Stack gap={4}>
      {problem && <Alert tone="warning">{problem}</Alert>}
      {title && <Heading level={3}>{title}</Heading>}
      <Prose>
        <TextBlocks blocks={parseText(text)} />
      </Prose>
    </Stack>
  );
}
