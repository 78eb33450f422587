import { type ReactNode, useMemo } from 'react';
import { DocumentSheet } from '../documents/DocumentSheet.tsx';
import { letterDocument } from '../documents/letter-document.ts';
import { parseLetter } from './parse-letter.ts';

/** The letter as it will stand on paper, inside the conversation. */
export function LetterSheet({ text }: { text: string }): ReactNode {
  const document = useMemo(() => letterDocument(parseLetter(text, '')), [text]);
  return (
    <div className="chat-message__letter">
      <DocumentSheet document={document} level={2} />
    </div>
  );
}
