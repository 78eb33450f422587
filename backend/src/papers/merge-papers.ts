import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import type { Paper } from '@silverjobs/contract';

interface MergedFile {
  readonly name: string;
  readonly mediaType: Paper['media_type'];
  readonly bytes: Uint8Array;
}

/** A4 upright, in points. */
const PAGE = [595.28, 841.89] as const;
const MARGIN = 28;
const TEXT_SIZE = 13;

/** What the letters of every PDF reader can show. */
const plain = (text: string) => text.normalize('NFC').replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '_');

/** A picture on an upright page, as large as it fits; it stands upright already (jobs-142). */
async function addPicture(pdf: PDFDocument, { mediaType, bytes }: MergedFile): Promise<void> {
  const picture = await (mediaType === 'image/png' ? pdf.embedPng(bytes) : pdf.embedJpg(bytes));
  const [width, height] = PAGE;
  const fitted = picture.scaleToFit(width - 2 * MARGIN, height - 2 * MARGIN);
  pdf.addPage([width, height]).drawImage(picture, {
    x: (width - fitted.width) / 2,
    y: height - MARGIN - fitted.height,
    width: fitted.width,
    height: fitted.height,
  });
}

/** A page that says where a file is that no page can be made of. */
function addNote(pdf: PDFDocument, font: PDFFont, name: string): void {
  const [width, height] = PAGE;
  pdf
    .addPage([width, height])
    .drawText(
      `${plain(name)}\n\nDiese Unterlage ist hier nicht enthalten, zum Beispiel, weil sie\neine Word-Datei ist. Sie finden sie in der ZIP-Datei.`,
      { x: 57, y: height - 85, size: TEXT_SIZE, lineHeight: 20, font },
    );
}

/**
 * Papers as one PDF, one after the other: PDFs with their pages, pictures as a page each. Made for a
 * thread.
 */
export async function* work({
  files,
  now,
}: {
  readonly files: readonly MergedFile[];
  readonly now: Date;
}): AsyncGenerator<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle('Unterlagen');
  pdf.setCreationDate(now);
  pdf.setModificationDate(now);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const file of files) {
    try {
      if (file.mediaType.startsWith('image/')) await addPicture(pdf, file);
      else if (file.mediaType === 'application/pdf') {
        const source = await PDFDocument.load(file.bytes, { updateMetadata: false });
        const pages = await pdf.copyPages(source, source.getPageIndices());
        for (const page of pages) pdf.addPage(page);
      } else addNote(pdf, font, file.name);
    } catch {
      addNote(pdf, font, file.name);
    }
  }
  yield await pdf.save();
}
