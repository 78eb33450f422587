/** @jest-environment node */
import { templateForm } from '@silverjobs/contract/forms/template';
import { isShared } from './template-form.ts';

test.each([
  ['nothing typed', { name: '', message: '' }, ['Ihr Titel', 'Kandidatenansprache']],
  ['only spaces', { name: ' ', message: ' \n' }, ['Ihr Titel', 'Kandidatenansprache']],
  ['no message', { name: 'A', message: '' }, ['Kandidatenansprache']],
  ['no title', { name: '', message: 'Guten Tag' }, ['Ihr Titel']],
  ['30 characters', { name: 'x'.repeat(30), message: 'x' }, []],
  ['31 characters', { name: 'x'.repeat(31), message: 'x' }, ['Höchstens 30 Zeichen']],
  ['spaces around', { name: ` ${'x'.repeat(30)} `, message: ' x ' }, []],
  ['a long message', { name: 'A', message: 'x'.repeat(10_001) }, ['Höchstens 10.000 Zeichen']],
])('ACCT-06 a template with %s', (_, values, texts) => {
  const issues = templateForm.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(texts);
});

test('ACCT-06 templates of user 5 are shared', () => {
  expect([isShared({ users_id: 5 }), isShared({ users_id: 4 })]).toEqual([true, false]);
});
