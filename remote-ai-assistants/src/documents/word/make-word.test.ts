/** @jest-environment node */
import { inflateRawSync } from 'node:zlib';
import { sampleCv } from '../testing/sample-cv.ts';
import { makeWord } from './make-word.ts';

/** Text of a file inside a docx, which is a zip archive. */
function unzip(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const found = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (found === name) {
      const local = archive.readUInt32LE(at + 42);
      const start =
        local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      const stored = archive.readUInt16LE(at + 10) === 0;
      return (stored ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`${name} is not in the archive.`);
}

async function parts(document: Parameters<typeof makeWord>[0]) {
  const archive = Buffer.from(await (await makeWord(document)).arrayBuffer());
  return { body: unzip(archive, 'word/document.xml'), core: unzip(archive, 'docProps/core.xml') };
}

const textOf = (xml: string) =>
  xml
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '');

test('AI-12 the Word file has the texts as headings, stations and lists on A4', async () => {
  const { body, core } = await parts(sampleCv());
  expect(textOf(body)).toContain('März 1998 – Juni 2024\tElektroinstallateur\nStadtwerke\n');
  expect(textOf(body)).toContain('Netze in Łódź, 15 € – „gut“\nWartung\nAusbildung\n');
  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:p>).)*Berufserfahrung/s);
  expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
  expect(core).toContain('<dc:title>Lebenslauf Heinz Groß</dc:title>');
});

test('AI-12 a photo stands in the Word file with a description', async () => {
  const cv = sampleCv();
  const head = cv.blocks[0];
  if (head?.kind !== 'head') throw new Error('The sample has changed.');
  const photo = { source: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', ratio: 0.78 };
  const { body } = await parts({ ...cv, blocks: [{ ...head, photo }] });
  expect(body).toContain('descr="Foto von Heinz Groß"');
});
