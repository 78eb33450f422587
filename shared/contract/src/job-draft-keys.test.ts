import { titleOfDraft } from './job-draft-keys.ts';

test.each([
  [{ title: ' Empfang ', description: 'Wir suchen Sie.' }, 'Empfang'],
  [{ title: '', description: '## Wir suchen Sie\nFür den Empfang' }, 'Wir suchen Sie'],
  [{ description: '**Hilfe** im Büro' }, 'Hilfe im Büro'],
  [{ description: 'x'.repeat(80) }, `${'x'.repeat(60)} …`],
  [{ title: 7, description: null }, ''],
  [{}, ''],
])('REACH-09 employers-88 a draft with %j is called %j', (fields, title) => {
  expect(titleOfDraft(fields)).toBe(title);
});
