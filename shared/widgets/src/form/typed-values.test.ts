/** @jest-environment node */
import { draftParser } from './typed-values.ts';

const initial = { message: '', share: true, replaced: [] as readonly string[] };
const parse = draftParser({ initial });

test.each([
  ['what was typed', { message: 'Guten Tag', share: false, replaced: ['Mein Text'] }],
  ['a part of it', { message: 'Guten Tag' }],
  ['nothing', {}],
])('MSG-10 CON-09 a stored draft gives %s back', (_, stored) => {
  expect(parse(stored)).toEqual(stored);
});

test.each([
  ['a number for a text', { message: 7 }],
  ['a text for a switch', { share: 'on' }],
  ['a text for a list', { replaced: 'Mein Text' }],
  ['a list with other things than texts', { replaced: ['Mein Text', 1] }],
  ['a record for a list', { replaced: { length: 1 } }],
  ['more than any field takes', { message: 'a'.repeat(20_001) }],
])('MSG-10 CON-09 of a stored draft %s is left out', (_, stored) => {
  expect(parse({ ...stored, unknown: 1 })).toEqual({});
});

test.each([null, 'Text', 7])('MSG-10 CON-09 %p is no draft', (stored) => {
  expect(parse(stored)).toBeNull();
});
