import { parseText, textProblem } from '@silverjobs/contract/text-blocks';
import { Alert, Prose } from '@silverjobs/ui';
import { TextBlocks } from '@silverjobs/widgets/text-blocks';
import type { ReactNode } from 'react';

/** A text as its readers will see it, and what of it would be left out. */
export function MarkdownPreview({ text }: { text: string }): ReactNode {
  const problem = text ? textProblem(text) : null;
  return (
    <>
      {problem && <Alert tone="warning">{problem}</Alert>}
      <Prose>
        <TextBlocks blocks={parseText(text)} />
      </Prose>
    </>
  );
}
