import { outreachProblem, parseOutreach } from './outreach-draft.ts';

test.each([
  ['nothing', null],
  ['a number', 3],
  ['a message that is none', { jobId: 1, message: 3, clientKey: '' }],
  ['an endless key', { jobId: 1, message: '', clientKey: 'x'.repeat(99) }],
])('EMP-03 %s is no draft', (_, value) => {
  expect(parseOutreach(value)).toBeNull();
});

test('EMP-03 a draft with a strange job keeps its words', () => {
  const draft = { jobId: '1', message: 'Guten Tag', clientKey: '' };
  expect(parseOutreach(draft)).toEqual({ ...draft, jobId: null });
});

test.each([
  ['Guten Tag', null],
  ['  ', 'Bitte schreiben Sie eine Nachricht.'],
  ['x'.repeat(10_003), 'Ihre Nachricht ist 3 Zeichen zu lang.'],
])('EMP-03 the message is judged', (message, problem) => {
  expect(outreachProblem(message)).toBe(problem);
});
