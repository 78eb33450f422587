/** @jest-environment node */
import { reportForm } from '@silverjobs/contract/forms/report';
import { needsText, reportInput } from './report-form.ts';

test.each([
  ['nothing', { reason: null, text: 'x' }, ['reason']],
  ['a reason', { reason: 'fee', text: '' }, []],
  ['something else without a word', { reason: 'other', text: '  ' }, ['text']],
  ['a text that is too long', { reason: 'fee', text: 'x'.repeat(2_001) }, ['text']],
  ['something else', { reason: 'other', text: 'x' }, []],
] as const)('a report with %s', (_, values, wrong) => {
  const issues = reportForm(needsText(values.reason)).safeParse(values).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(wrong);
});

test('only what was written is sent', () => {
  expect(reportInput({ reason: 'fee', text: ' ' })).toEqual({ reason: 'fee' });
  expect(reportInput({ reason: 'fee', text: ' 20 € ' })).toEqual({ reason: 'fee', text: '20 €' });
});
