/** What we use of pdfkit 0.20; its published types stop at 0.17. */
declare module 'pdfkit' {
  export interface TextOptions {
    width: number;
    align?: 'left' | 'right';
  }

  export class PDFDocument {
    constructor(options: {
      size: 'A4';
      margin: number;
      bufferPages?: boolean;
      pdfVersion: '1.7';
      lang: string;
      displayTitle: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
      font: Uint8Array;
    });
    y: number;
    readonly page: { width: number; height: number; margins: { bottom: number } };
    on(event: 'data', listener: (part: Uint8Array) => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    on(event: 'end', listener: () => void): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    heightOfString(text: string, options: TextOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    strokeColor(colour: string): this;
    stroke(): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
