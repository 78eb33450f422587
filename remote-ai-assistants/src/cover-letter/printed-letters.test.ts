import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterDocument } from '../documents/letter-document.ts';
import { parseLetter } from './parse-letter.ts';

const FILE = join(__dirname, '../../../docs/assistants/letters.md');
const letters = [...readFileSync(FILE, 'utf8').matchAll(/```text\n([\s\S]*?)\n```/g)].map(
  ([, text = '']) => text,
);

test('TALK-05 each printed letter becomes the parts of a business letter, nothing of it is lost', () => {
  expect(letters).toHaveLength(10);
  for (const text of letters) {
    const { blocks } = letterDocument(parseLetter(text, ''));
    expect(blocks.slice(0, 3).map(({ kind }) => kind)).toEqual(['address', 'paragraph', 'subject']);
    expect(blocks[2]).toMatchObject({ text: expect.stringMatching(/^Bewerbung/) });
    expect(blocks.at(-1)).toMatchObject({
      text: expect.stringMatching(/^Mit freundlichen Grüßen\n\n\n\S/),
    });
    const words = (one: string) => one.split(/\s+/).filter(Boolean).sort();
    const shown = blocks.flatMap((block) =>
      block.kind === 'address'
        ? [...block.sender, ...block.recipient]
        : block.kind === 'paragraph' || block.kind === 'subject'
          ? [block.text]
          : [],
    );
    expect(words(shown.join(' '))).toEqual(words(text));
  }
});
