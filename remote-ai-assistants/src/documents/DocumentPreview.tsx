import { Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import './document-preview.css';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentSheet } from './DocumentSheet.tsx';
import type { TextDocument } from './text-document.ts';
import { UnprintableNote } from './UnprintableNote.tsx';
import { usePageBreaks } from './use-page-breaks.ts';

export interface DocumentPreviewProps {
  readonly document: TextDocument;
  /** What it is: 'Lebenslauf'. */
  readonly name: 'Lebenslauf' | 'Anschreiben';
  /** Printing the page prints it alone. */
  readonly isPage?: boolean;
}

const LABELS = {
  Lebenslauf: 'Vorschau des Lebenslaufs',
  Anschreiben: 'Vorschau des Anschreibens',
};

/** A document as a page of paper, with what can be done with it. */
export function DocumentPreview({ document, name, isPage }: DocumentPreviewProps): ReactNode {
  const paper = useRef<HTMLDivElement>(null);
  const breaks = usePageBreaks(paper, document);
  return (
    <Stack gap={4}>
      <UnprintableNote document={document} />
      <DocumentActions document={document} isPage={isPage ?? false} primary />
      {/* Long pages scroll by themselves, so the keyboard must reach them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="document-preview" aria-label={LABELS[name]} tabIndex={0}>
        <div className="document-preview__paper" ref={paper}>
          <DocumentSheet document={document} level={2} />
          {breaks?.map((top, index) => (
            <div key={index} className="document-preview__break" style={{ top }} aria-hidden="true">
              {`Seite ${index + 2}`}
            </div>
          ))}
        </div>
      </section>
      {breaks && (
        <Text size="sm" tone="quiet">
          {breaks.length === 0
            ? `Ihr ${name} passt auf eine Seite.`
            : `Ihr ${name} hat etwa ${breaks.length + 1} Seiten.`}
        </Text>
      )}
    </Stack>
  );
}
