import { Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { DocumentSheet } from '../documents/DocumentSheet.tsx';
import type { TextDocument } from '../documents/text-document.ts';
import { usePageBreaks } from './use-page-breaks.ts';

/** The CV as a page of paper, with what can be done with it. */
export function CvPreview({ document }: { document: TextDocument }): ReactNode {
  const paper = useRef<HTMLDivElement>(null);
  const breaks = usePageBreaks(paper, document);
  return (
    <Stack gap={4}>
      <DocumentActions document={document} isPage primary />
      {/* Long pages scroll by themselves, so the keyboard must reach them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="cv-preview" aria-label="Vorschau des Lebenslaufs" tabIndex={0}>
        <div className="cv-preview__paper" ref={paper}>
          <DocumentSheet document={document} level={2} />
          {breaks?.map((top, index) => (
            <div key={index} className="cv-preview__break" style={{ top }} aria-hidden="true">
              {`Seite ${index + 2}`}
            </div>
          ))}
        </div>
      </section>
      {breaks && (
        <Text size="sm" tone="quiet">
          {breaks.length === 0
            ? 'Ihr Lebenslauf passt auf eine Seite.'
            : `Ihr Lebenslauf hat etwa ${breaks.length + 1} Seiten.`}
        </Text>
      )}
    </Stack>
  );
}
