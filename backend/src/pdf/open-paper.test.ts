import { LOST } from '@silverjobs/contract/printable-text';
import { extractText, getDocumentProxy } from 'unpdf';
import { openPaper } from './open-paper.ts';

type Paper = Awaited<ReturnType<typeof openPaper>>;
/** The room for text on a page, in points. */
const [LEFT, RIGHT] = [57, 595.28 - 57];
const NOTE = `${LOST} steht für einen Buchstaben, den wir nicht drucken können.`;

/** Where a piece of a line begins and ends. */
type Piece = { readonly x: number; readonly end: number };

/** What a paper says on each page, with the lines of the first one and the faces it brings along. */
async function read(write: (paper: Paper) => void, footer?: string) {
  const about = { title: 'Probe', author: 'Probe', date: new Date(0) };
  const paper = await openPaper(footer === undefined ? about : { ...about, footer });
  write(paper);
  const bytes = await paper.finish();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const rows = new Map<number, Piece[]>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [x, y] = item.transform.slice(4) as [number, number];
    rows.set(y, [...(rows.get(y) ?? []), { x, end: x + item.width }]);
  }
  await pdf.loadingTask.destroy();
  const fonts = [...bytes.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)];
  return { pages, rows: [...rows.values()], fonts: fonts.map(([, name]) => name) };
}

test('REACH-03 each letter that is printed is in a face, what is not becomes no empty box', async () => {
  const { pages } = await read((paper) => {
    for (let from = 0x20; from < 0x2_700; from += 64) {
      paper.line(String.fromCodePoint(...Array.from({ length: 64 }, (_, at) => from + at)));
    }
    paper.line('Łódź 😀 → № 5 ✓ Привет');
  });
  const text = pages.join(' ');
  expect(text).not.toContain('\0');
  for (const part of ['Łódź', 'No 5', 'Привет']) expect(text).toContain(part);
});

test.each([
  [false, ['AtkinsonHyperlegibleNext-Regular', 'Arimo-Regular']],
  [true, ['AtkinsonHyperlegibleNext-Bold', 'Arimo-Bold']],
])('REACH-03 names of Europe are printed as they are written, bold: %p', async (bold, faces) => {
  const names = [
    'Олена Шевченко',
    'Ελένη Παπαδοπούλου',
    'Łukasz Żółć, Gülşen Yıldırım, Dvořák Šťastný',
    'Frau Nguyễn',
  ];
  const { pages, fonts } = await read((paper) => {
    for (const name of names) paper.line(name, { bold });
    paper.row('Список 5', '15 €', { bold });
  });
  for (const name of [...names, 'Список 5']) expect(pages[0]).toContain(name);
  expect(pages[0]).not.toContain('steht für');
  expect(fonts).toEqual(expect.arrayContaining(faces));
});

test('REACH-03 a paper without such letters has the typeface of the product alone', async () => {
  const { fonts } = await read((paper) => paper.line('Łukasz Groß, 15 €'));
  expect(fonts).toEqual(['AtkinsonHyperlegibleNext-Regular']);
});

test('REACH-03 a line of both faces breaks where it ends, with no piece over another', async () => {
  const text = 'Frau Олена Шевченко-Müller wohnt in Θεσσαλονίκη und Łódź. '.repeat(6).trim();
  const { pages, rows } = await read((paper) => paper.line(text));
  expect(pages[0]?.replace(/\s+/g, ' ')).toBe(text);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    for (const [at, { x, end }] of row.entries()) {
      expect(x).toBeGreaterThanOrEqual((row[at - 1]?.end ?? LEFT) - 0.1);
      expect(end).toBeLessThanOrEqual(RIGHT + 0.1);
    }
  }
  // A line is full: the next word would not have had room.
  for (const row of rows.slice(0, -1)) expect(row.at(-1)?.end).toBeGreaterThan(RIGHT - 90);
  expect(rows.flat().length).toBeGreaterThan(12);
});

test('REACH-03 what stands at the right ends there in either face', async () => {
  const { rows } = await read((paper) => {
    for (const text of ['Groß', 'Herr Шевченко', 'Шевченко GmbH'])
      paper.line(text, { right: true });
  });
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.at(-1)?.end).toBeCloseTo(RIGHT, 1);
});

test('REACH-03 a paper says at the foot of the page that it could not print a letter', async () => {
  const { pages } = await read((paper) => {
    paper.line('Olga Groß? Ja.');
    paper.nextPage();
    paper.line('李娜, سلام');
    paper.nextPage();
    paper.row('Олена', '1 €');
  }, 'Probe');
  expect(pages[0]).not.toContain(LOST);
  expect(pages[1]).toContain('□□, □□□□');
  expect(pages[1]).toContain(NOTE);
  expect(pages[1]).toContain('Seite 2 von 3');
  expect(pages[2]).not.toContain(LOST);
});
