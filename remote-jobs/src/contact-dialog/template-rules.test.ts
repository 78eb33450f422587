/** @jest-environment node */
import { templateTitleForm } from '@silverjobs/contract/forms/template';
import { defaultTemplateTitle } from './template-rules.ts';

test.each([
  ['in summer', Date.UTC(2026, 6, 1, 22, 30), 'Vorlage 02.07.2026'],
  ['in winter', Date.UTC(2026, 10, 12, 8), 'Vorlage 12.11.2026'],
])('CON-02 API-05 the default title has the day in Berlin, %s', (_, now, expected) => {
  expect(defaultTemplateTitle(now)).toBe(expected);
});

const title = 'Bitte geben Sie einen Titel für die Vorlage ein';

test.each([
  ['  ', [title]],
  ['x'.repeat(31), ['Höchstens 30 Zeichen']],
  [` ${'x'.repeat(30)} `, []],
])('CON-07 saving a template with the title %p', (name, expected) => {
  const issues = templateTitleForm.safeParse({ name }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(expected);
});
