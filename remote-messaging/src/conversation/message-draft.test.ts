import { parseDraft } from './message-draft.ts';

const key = '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';

test.each([
  [
    { message: 'Guten Tag', clientKey: key },
    { message: 'Guten Tag', clientKey: key },
  ],
  [
    { message: 'Guten Tag', clientKey: '<b>' },
    { message: 'Guten Tag', clientKey: null },
  ],
  [{ message: 'Guten Tag' }, { message: 'Guten Tag', clientKey: null }],
  [{ message: 7 }, null],
  [{ message: 'x'.repeat(20_001) }, null],
  [null, null],
  ['Guten Tag', null],
])('MSG-10 the stored draft %j', (value, expected) => {
  expect(parseDraft(value)).toEqual(expected);
});
