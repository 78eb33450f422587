/** @jest-environment node */
import { exchanged, withLetter } from './finished-letter.ts';

const texts = (message: string, setAside = '', isLetterAside = false) => ({
  message,
  setAside,
  isLetterAside,
});

test.each([
  ['an empty field', texts(' '), ''],
  ['the same letter', texts('Brief'), ''],
  ['own words', texts('Eigenes'), 'Eigenes'],
  ['an earlier letter, own words are aside', texts('Alter Brief', 'Eigenes'), 'Eigenes'],
  ['own words, an earlier letter is aside', texts('Eigenes', 'Alter Brief', true), 'Eigenes'],
  ['nothing, an earlier letter is aside', texts('', 'Alter Brief', true), ''],
])('TALK-15 the letter takes the place of %s', (_name, before, setAside) => {
  expect(withLetter(before, 'Brief')).toEqual({ ...texts('Brief', setAside), templateId: 0 });
});

test('TALK-15 two texts change places as often as one likes', () => {
  const own = exchanged(texts('Brief', 'Eigenes'));
  expect(own).toEqual({ ...texts('Eigenes', 'Brief', true), templateId: 0 });
  expect(exchanged(own)).toEqual({ ...texts('Brief', 'Eigenes'), templateId: 0 });
});
