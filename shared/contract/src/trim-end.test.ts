import { trimCharactersEnd } from './trim-end.ts';

test.each([
  ['https://a.example//', '/', 'https://a.example'],
  ['a.b', '.', 'a.b'],
  ['Gut. !', '.! ', 'Gut'],
  ['...', '.', ''],
])('%s without %j at the end', (text, characters, expected) => {
  expect(trimCharactersEnd(text, characters)).toBe(expected);
});
