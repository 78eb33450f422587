import { openPaper } from '../pdf/open-paper.ts';
import { work } from './merge-papers.ts';

type File = Parameters<typeof work>[0]['files'][number];

const NOW = new Date('2026-11-26T10:00:00Z');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function pdfOf(line: string): Promise<Buffer> {
  const paper = await openPaper({ title: line, author: 'Renate', date: NOW });
  paper.line(line);
  return paper.finish();
}

/** A photograph as a phone keeps it: wide, and turned by its orientation. */
async function photo(width: number, height: number): Promise<Buffer> {
  const { Transformer } = await import('@napi-rs/image');
  const pixels = new Uint8Array(width * height * 4).fill(200);
  return Transformer.fromRgbaPixels(pixels, width, height).jpeg();
}

async function merge(files: readonly File[]) {
  const { value } = await work({ files, now: NOW }).next();
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(value ?? []));
  const { text } = await extractText(pdf);
  const sizes: number[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    sizes.push([Math.round(width), Math.round(height)]);
  }
  return { text, sizes };
}

test('REACH-01 papers of every kind become one PDF in their order, photographs upright pages', async () => {
  const { text, sizes } = await merge([
    { name: 'Lebenslauf.pdf', mediaType: 'application/pdf', bytes: await pdfOf('Mein Lebenslauf') },
    { name: 'Zeugnis.jpg', mediaType: 'image/jpeg', bytes: await photo(300, 400) },
    { name: 'Brief von Yıldız.docx', mediaType: DOCX, bytes: Buffer.from('PK') },
    { name: 'Zeugnis.pdf', mediaType: 'application/pdf', bytes: await pdfOf('Mein Zeugnis') },
  ]);
  expect(sizes).toEqual(Array(4).fill([595, 842]));
  expect(text[0]).toContain('Mein Lebenslauf');
  expect(text[1]).toBe('');
  expect(text[2]).toContain('Sie finden sie in der ZIP-Datei.');
  expect(text[3]).toContain('Mein Zeugnis');
});

test('REACH-01 a file that cannot be opened is named, and the others are there', async () => {
  const { text } = await merge([
    { name: 'Kaputt.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 x') },
    { name: 'Foto.png', mediaType: 'image/png', bytes: Buffer.from('x') },
    { name: 'Zeugnis.pdf', mediaType: 'application/pdf', bytes: await pdfOf('Mein Zeugnis') },
  ]);
  expect(text.map((page) => page.slice(0, 8))).toEqual(['Kaputt.p', 'Foto.png', 'Mein Zeu']);
});
