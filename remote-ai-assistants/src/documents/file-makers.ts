import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import type { TextDocument } from './text-document.ts';

/** What a document can be saved as. */
export type FileKind = 'pdf' | 'word';

/** Makes the file of a document; the code for it is loaded with the first use. */
export const fileMakers: Readonly<Record<FileKind, (document: TextDocument) => Promise<Blob>>> = {
  pdf: async (document) => {
    const [{ makePdf }, { loadFonts, loadSecondFonts }] = await Promise.all([
      import('./pdf/make-pdf.ts'),
      import('./pdf/fonts.ts'),
    ]);
    const bytes = await makePdf(document, {
      first: await loadFonts(),
      loadSecond: loadSecondFonts,
    });
    return new Blob([bytes], { type: 'application/pdf' });
  },
  word: async (document) => {
    const { makeWord } = await import('./word/make-word.ts');
    return makeWord(document);
  },
};

const ENDINGS: Readonly<Record<FileKind, string>> = { pdf: 'pdf', word: 'docx' };

/** 'Anschreiben Heinz Falkenberg.pdf', without signs that a file's name must not have. */
export function fileName(name: string, kind: FileKind): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .slice(0, 100);
  return `${trimCharactersEnd(clean, ' .') || 'Dokument'}.${ENDINGS[kind]}`;
}
