import type { PDFDocument, StructureElement, TextOptions } from 'pdfkit';
import { INK, type PageStyle } from '../page-style.ts';

/** The pages of a PDF while they are written, from top to bottom; lengths in points. */
export interface Paper {
  readonly pdf: PDFDocument;
  readonly style: PageStyle;
  /** The element of the file's structure that receives what follows. */
  readonly root: StructureElement;
  readonly left: number;
  readonly width: number;
  /** Lower edge of what may be written on. */
  readonly bottom: number;
  /** Room that is to be left before the next piece; the largest wish counts. */
  gap: number;
}

/** Where and how a piece of text stands. */
export interface Placing {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Distance of lines as a multiple of the size. */
  readonly leading?: number;
}

/** Distance of lines of running text. */
export const LEADING = 1.4;

/** Points of this many millimetres. */
export const mm = (length: number): number => (length * 72) / 25.4;

/** Sets type and colour, and gives what pdfkit's text needs for the placing. */
function prepare({ pdf }: Paper, placing: Placing): TextOptions {
  const { size, bold = false, colour = INK, align = 'left', leading = LEADING, width } = placing;
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
  const lineGap = size * leading - pdf.currentLineHeight(true);
  return { width, align, lineGap };
}

/** How high a text becomes; 0 for none. */
export function heightOf(paper: Paper, text: string, placing: Placing): number {
  return text === '' ? 0 : paper.pdf.heightOfString(text, prepare(paper, placing));
}

/**
 * Writes a text below the last one, over as many pages as it needs. Each of its lines becomes an
 * element of this kind; else screen readers would join the last word of one with the next.
 */
export function write(
  paper: Paper,
  kind: string,
  text: string,
  placing: Placing,
  parent = paper.root,
): void {
  if (text === '') return;
  const { pdf } = paper;
  settle(paper);
  for (const row of text.split('\n')) {
    if (row.trim() === '') {
      pdf.y = Math.min(pdf.y + placing.size * LEADING, paper.bottom);
      continue;
    }
    parent.add(
      pdf.struct(kind, () => {
        const options = prepare(paper, placing);
        pdf.text(row, placing.x, pdf.y, options);
      }),
    );
  }
}

/** Begins a new page when less than this height is left on the present one. */
export function keepTogether(paper: Paper, height: number): void {
  settle(paper);
  const { pdf, bottom, style } = paper;
  const page = bottom - mm(style.margin.top);
  if (pdf.y + height > bottom && height < page / 2) pdf.addPage();
}

/** Leaves room before what follows; of several wishes the largest counts, as with margins in CSS. */
export function space(paper: Paper, height: number): void {
  paper.gap = Math.max(paper.gap, height);
}

/** Leaves the room that was wished for, but not at the top of a page. */
function settle(paper: Paper): void {
  const { pdf, style, bottom, gap } = paper;
  paper.gap = 0;
  if (pdf.y > mm(style.margin.top) + 1) pdf.y = Math.min(pdf.y + gap, bottom);
}

/** A group of pieces in the file's structure. */
export function group(paper: Paper, kind: string, parent = paper.root): StructureElement {
  const element = paper.pdf.struct(kind);
  parent.add(element);
  return element;
}
