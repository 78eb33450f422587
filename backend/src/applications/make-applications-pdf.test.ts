import { extractText } from 'unpdf';
import { work } from './make-applications-pdf.ts';

/** The text of each page of a list of so many applications. */
async function pagesOf(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    head: `Empfang ${index + 1} 😀👩‍🦳🇦🇹1️⃣`,
    date: '27.11.2026',
    lines: ['Lernstudio, 50667 Köln', 'Stand: Gesendet'],
  }));
  const list = { title: 'Meine Bewerbungen', rows, name: 'Ute Änne', now: new Date() };
  for await (const pdf of work(list)) {
    return (await extractText(new Uint8Array(pdf))).text;
  }
  throw new Error('No PDF was made');
}

test('REACH-03 jobs-141 each page of sixty applications says whose list it is and its number', async () => {
  const pages = await pagesOf(60);
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Ute Änne · Seite ${index + 1} von ${pages.length}`);
  }
  const heads = pages.flatMap((text) => text.match(/Empfang \d+/g) ?? []);
  expect(heads).toEqual(Array.from({ length: 60 }, (_, index) => `Empfang ${index + 1}`));
});

test('REACH-03 a list of one page has no number, and pictures no typeface holds are left out', async () => {
  const [text, ...more] = await pagesOf(2);
  expect(more).toEqual([]);
  expect(text).not.toContain('Seite');
  expect(text).not.toMatch(/\p{Regional_Indicator}|\u20e3/u);
  expect(text).toMatch(/Empfang 1 1$/m);
});
