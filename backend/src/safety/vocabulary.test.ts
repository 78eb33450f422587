import { makeVocabulary } from './vocabulary.ts';

const find = makeVocabulary({
  fee: '*gebühr, gebühr',
  pay: 'überweis*',
  home: 'zu hause',
  passOn: 'leite* … weiter, weiterleit*',
});
const conceptsIn = (text: string) => [...find({ words: text.split(' ') }).keys()].sort();

test.each([
  ['die bearbeitungsgebuhr', ['fee']],
  ['die gebuhr', ['fee']],
  ['gebuhrenfrei', []],
  ['uberweisen', ['pay']],
  ['nach hause', []],
  ['sie sind zu hause', ['home']],
  ['sie leiten das geld am selben tag weiter', ['passOn']],
  ['weiter leiten', []],
  [`leiten ${'und '.repeat(20)}weiter`, []],
])('TRUST-14 in %j stand %j', (text, concepts) => {
  expect(conceptsIn(text)).toEqual(concepts);
});
