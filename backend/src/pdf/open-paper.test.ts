import { extractText, getDocumentProxy } from 'unpdf';
import { openPaper } from './open-paper.ts';

test('REACH-03 each letter that is printed is in the typeface, what is not becomes no empty box', async () => {
  const paper = await openPaper({ title: 'Probe', author: 'Probe', date: new Date(0) });
  for (let from = 0x20; from < 0x2_700; from += 64) {
    paper.line(String.fromCodePoint(...Array.from({ length: 64 }, (_, at) => from + at)));
  }
  paper.line('Łódź 😀 → № 5 ✓ Привет');
  const pdf = await getDocumentProxy(new Uint8Array(await paper.finish()));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).not.toContain('\0');
  expect(text).toContain('Łódź');
  expect(text).toContain('No 5');
  await pdf.loadingTask.destroy();
});
