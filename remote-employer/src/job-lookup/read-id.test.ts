/** @jest-environment node */
import { readId } from './read-id.ts';

test.each([
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['2147483648', null],
  ['1 or 1=1', null],
  ['', null],
  [undefined, null],
])('EMP-02 the id %p of an address is %p', (text, id) => {
  expect(readId(text)).toBe(id);
});
