import { defaultTemplateTitle, templateProblem } from './template-rules.ts';

test.each([
  ['in summer', Date.UTC(2026, 6, 1, 22, 30), 'Vorlage 02.07.2026'],
  ['in winter', Date.UTC(2026, 10, 12, 8), 'Vorlage 12.11.2026'],
])('CON-02 API-05 the default title has the day in Berlin, %s', (_, now, expected) => {
  expect(defaultTemplateTitle(now)).toBe(expected);
});

const first = 'Bitte geben Sie eine Nachricht ein, bevor Sie die Vorlage speichern';
const second = 'Bitte geben Sie einen Titel für die Vorlage ein';

test.each([
  ['', '', { field: 'message', text: first }],
  ['Titel', ' \n', { field: 'message', text: first }],
  ['  ', 'Guten Tag', { field: 'title', text: second }],
  ['x'.repeat(31), 'Guten Tag', { field: 'title', text: 'Höchstens 30 Zeichen' }],
  [` ${'x'.repeat(30)} `, 'Guten Tag', null],
])('CON-07 saving a template %p with message %p', (title, message, expected) => {
  expect(templateProblem(title, message)).toEqual(expected);
});
