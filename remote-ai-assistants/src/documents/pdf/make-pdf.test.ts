/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { sampleCv } from '../testing/sample-cv.ts';
import type { TextDocument } from '../text-document.ts';
import { makePdf } from './make-pdf.ts';

const FAMILIES = join(__dirname, '../../../node_modules/@expo-google-fonts');
const font = (file: string) => new Uint8Array(readFileSync(join(FAMILIES, file)));
const first = {
  regular: font('atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  bold: font('atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
};
const loadSecond = jest.fn(async () => ({
  regular: font('arimo/400Regular/Arimo_400Regular.ttf'),
  bold: font('arimo/700Bold/Arimo_700Bold.ttf'),
}));

const open: Awaited<ReturnType<typeof getDocumentProxy>>[] = [];
beforeEach(() => loadSecond.mockClear());
afterEach(() => Promise.all(open.splice(0).map(({ loadingTask }) => loadingTask.destroy())));

async function read(document: TextDocument) {
  const pdf = await getDocumentProxy(await makePdf(document, { first, loadSecond }));
  const { text } = await extractText(pdf, { mergePages: false });
  open.push(pdf);
  return { pdf, pages: text };
}

test.each(['classic', 'modern', 'plain'] as const)(
  'AI-12 the PDF of the layout %s can be read, with all signs',
  async (layout) => {
    const { pages } = await read(sampleCv({ layout }));
    expect(pages).toHaveLength(1);
    for (const text of ['Heinz Groß', '15 € – „gut“', 'Netze in Łódź', 'März 1998 – Juni 2024']) {
      expect(pages[0]).toContain(text);
    }
  },
);

test('AI-12 the PDF says its title and language, and its structure has headings and lists', async () => {
  const { pdf } = await read(sampleCv());
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Lebenslauf Heinz Groß',
    Author: 'Heinz Groß',
    Language: 'de-DE',
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'LBody']) {
    expect(tree).toContain(`"role":"${role}"`);
  }
});

test('AI-12 a long document goes over several pages, numbered, and no station is torn apart', async () => {
  const [head, heading, station] = sampleCv().blocks;
  if (!head || !heading || !station) throw new Error('The sample has changed.');
  const stations = Array.from({ length: 14 }, () => station);
  const { pages } = await read({ ...sampleCv(), blocks: [head, heading, ...stations] });
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Heinz Groß · Seite 1 von 2');
  expect(pages[1]).toContain('Heinz Groß · Seite 2 von 2');
  expect(pages[1]?.trimStart()).toMatch(/^März 1998/);
  expect(pages.join(' ').match(/Ausbildung/g)).toHaveLength(14);
});

test('AI-12 signs that no typeface has are left out of the PDF, the rest stays', async () => {
  const blocks = [{ kind: 'paragraph' as const, text: 'Gu\u0308te 😀👍🏽 und\u202FZeit®' }];
  const { pages } = await read({ ...sampleCv(), blocks });
  expect(pages[0]?.replace(/\s+/g, ' ')).toBe('Güte und Zeit®');
});

test('AI-12 Greek and Cyrillic letters are printed in the second face, in head, text and foot', async () => {
  const [head, , station] = sampleCv().blocks;
  if (head?.kind !== 'head' || !station) throw new Error('The sample has changed.');
  const name = 'Олена Παπαδοπούλου';
  const text = 'Ich war in Харків und Θεσσαλονίκη tätig, dann in Łódź. '.repeat(4).trim();
  const stations = Array.from({ length: 14 }, () => station);
  const blocks = [{ ...head, name }, { kind: 'paragraph' as const, text }, ...stations];
  const { pages } = await read({ ...sampleCv(), author: name, blocks });
  expect(pages[0]).toContain(name);
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain(text);
  expect(pages[1]).toContain(`${name} · Seite 2 von 2`);
  expect(loadSecond).toHaveBeenCalledTimes(1);
});

test('AI-12 a document without such letters does not fetch the second face', async () => {
  await read(sampleCv());
  expect(loadSecond).not.toHaveBeenCalled();
});
