/** What we use of pdfkit 0.20; its published types stop at 0.17, before PDF/UA. */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement): this;
    end(): void;
  }

  export interface TextOptions {
    width: number;
    align?: 'left' | 'right';
    /** Added to the height of each line, in points. */
    lineGap?: number;
    lineBreak?: boolean;
  }

  export interface DocumentOptions {
    size: 'A4';
    margins: { top: number; right: number; bottom: number; left: number };
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: true;
    lang: string;
    displayTitle: boolean;
    /** Keeps pages open until the end, to number them. */
    bufferPages: boolean;
    info: { Title: string; Author: string; Creator: string };
    font: Uint8Array;
  }

  export interface FigureOptions {
    alt: string;
    /** Left, top, right and bottom edge in points. */
    bbox: readonly [number, number, number, number];
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: { width: number; height: number; margins: { bottom: number } };
    on(event: 'data', listener: (part: Uint8Array) => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    on(event: 'end', listener: () => void): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    currentLineHeight(includeGap: boolean): number;
    heightOfString(text: string, options: TextOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    image(source: string, x: number, y: number, size: { width: number; height: number }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    strokeColor(colour: string): this;
    stroke(): this;
    struct(kind: string, draw?: () => void): StructureElement;
    struct(kind: string, options: FigureOptions, draw: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' | 'Pagination' }): this;
    endMarkedContent(): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): void;
    end(): void;
  }
}
