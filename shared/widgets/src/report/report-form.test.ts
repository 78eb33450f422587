import { parseReport, reportInput, reportProblems } from './report-form.ts';

test.each([
  ['nothing', { reason: null, text: 'x' }, ['reason'], null],
  ['a reason', { reason: 'fee', text: '' }, [], { reason: 'fee' }],
  ['reason and text', { reason: 'fee', text: ' 20 € ' }, [], { reason: 'fee', text: '20 €' }],
  ['something else without a word', { reason: 'other', text: '  ' }, ['text'], null],
  ['a text that is too long', { reason: 'fee', text: 'x'.repeat(2_001) }, ['text'], null],
  ['something else', { reason: 'other', text: 'x' }, [], { reason: 'other', text: 'x' }],
] as const)('a report with %s', (_, draft, missing, input) => {
  expect(Object.keys(reportProblems(draft))).toEqual(missing);
  expect(reportInput(draft)).toEqual(input);
});

test.each([
  [
    { reason: 'fraud', text: 'x' },
    { reason: 'fraud', text: 'x' },
  ],
  [
    { reason: 'foreign', text: 'x' },
    { reason: null, text: 'x' },
  ],
  [{ reason: 'fraud' }, null],
  [{ reason: 'fraud', text: 'x'.repeat(20_001) }, null],
  ['x', null],
  [null, null],
])('a stored report %.40j is read as %.40j', (stored, draft) => {
  expect(parseReport(['fraud', 'fee', 'other'])(stored)).toEqual(draft);
});
