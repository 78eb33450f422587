import { needsSecondFace, runsOf } from './printable-text.ts';

type Options = { align?: string; width?: number; lineWidth?: number; baseline?: number };

/** What is used of pdfkit's document; `_font` and `_fragment` are its own, a test reads what they wrote. */
interface PdfText {
  _font: { readonly ascender: number };
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: Options): void;
  font(name: string): unknown;
  registerFont(name: string, font: Uint8Array): unknown;
  widthOfString(text: string, options?: Options): number;
}

/** A typeface as files that a PDF can take in. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/**
 * Lets a PDF set printable texts in the product's typeface and, where that lacks letters, in a second face. pdfkit's
 * breaking, aligning and measuring go on as before: it asks how wide a text is, and draws a line, in these two functions.
 * The second face is asked for with the first text that needs it.
 */
export function setInTwoFaces(document: object, first: Fonts, loadSecond: () => Fonts): void {
  const pdf = document as PdfText;
  pdf.registerFont('regular', first.regular);
  pdf.registerFont('bold', first.bold);
  const [widthOfString, fragment] = [pdf.widthOfString, pdf._fragment];
  let bold: object | undefined;

  function openSecond(): void {
    const second = loadSecond();
    pdf.registerFont('second regular', second.regular);
    pdf.registerFont('second bold', second.bold);
    const present = pdf._font;
    pdf.font('bold');
    bold = pdf._font;
    pdf._font = present;
  }

  /** Calls back for each run with its face set. */
  function eachRun(text: string, use: (run: string) => void): void {
    if (bold === undefined) openSecond();
    const present = pdf._font;
    for (const run of runsOf(text)) {
      if (run.second) pdf.font(present === bold ? 'second bold' : 'second regular');
      use(run.text);
      pdf._font = present;
    }
  }

  pdf.widthOfString = (text, options) => {
    if (!needsSecondFace(text)) return widthOfString.call(pdf, text, options);
    let width = 0;
    eachRun(text, (run) => {
      width += widthOfString.call(pdf, run, options);
    });
    return width;
  };
  pdf._fragment = (text, x, y, options) => {
    if (!needsSecondFace(text)) return fragment.call(pdf, text, x, y, options);
    const { align, lineWidth = 0, width } = options;
    const isRight = width !== undefined && align === 'right';
    let at = isRight ? x + lineWidth - pdf.widthOfString(text.trimEnd()) : x;
    // Of the first face: both stand on one line.
    const baseline = (-pdf._font.ascender / 1_000) * pdf._fontSize;
    eachRun(text, (run) => {
      fragment.call(pdf, run, at, y, { baseline });
      at += widthOfString.call(pdf, run);
    });
  };
}
