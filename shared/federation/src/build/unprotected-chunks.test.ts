import { hashOf } from '../store/integrity.ts';
import { unprotectedChunks } from './unprotected-chunks.ts';

const file = (name: string, text: string) => ({ name, content: new TextEncoder().encode(text) });

const chunk = file('7.chunk.js', 'chunk');
const style = file('7.chunk.css', 'style');

test('a chunk is protected when the first script carries its hash', () => {
  const entry = file('entry.js', `h={7:"${hashOf(chunk.content)}"}`);
  const files = [entry, chunk, style, file('letters.woff2', 'font')];
  expect(unprotectedChunks(files, ['entry.js'])).toEqual(['7.chunk.css']);
});

test('a hash of other bytes protects nothing', () => {
  const entry = file('entry.js', `${hashOf(chunk.content)},${hashOf(style.content)}`);
  const changed = [entry, file('7.chunk.js', 'chunk!'), style];
  expect(unprotectedChunks(changed, ['entry.js'])).toEqual(['7.chunk.js']);
});
