import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { DocumentSheet } from './DocumentSheet.tsx';
import type { TextDocument } from './text-document.ts';

/** The document as the only thing on paper; on the screen it is not seen. */
export function PrintedDocument({ document: printed }: { document: TextDocument }): ReactNode {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('prints-document');
    return () => classList.remove('prints-document');
  }, []);
  return createPortal(
    <div className="printed-document">
      <DocumentSheet document={printed} level={1} />
    </div>,
    document.body,
  );
}
