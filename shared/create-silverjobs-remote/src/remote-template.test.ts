import { checkNewName, remoteFiles, withReference } from './remote-template.ts';

test.each([
  ['training', null],
  ['two-words', null],
  ['jobs', 'There is a remote "jobs" already.'],
  ['host', '"host" is taken by the product.'],
  ['Training', 'no name for a remote'],
  ['../x', 'no name for a remote'],
  ['a--b', 'no name for a remote'],
  ['ends-', 'no name for a remote'],
])('the name %s: %s', (name, problem) => {
  const check = () => checkNewName(name, ['jobs']);
  if (problem) expect(check).toThrow(problem);
  else expect(check).not.toThrow();
});

test('texts with quotes stay texts', () => {
  const files = remoteFiles({ name: 'two-words', title: "Rat 'n Tat", owner: 'Team \\ X' });
  expect(files['remote.config.ts']).toContain(String.raw`title: 'Rat \'n Tat'`);
  expect(files['remote.config.ts']).toContain(String.raw`owner: 'Team \\ X'`);
  expect(Object.keys(files)).toContain('src/two-words/TwoWordsPage.tsx');
});

test('the path stands once, and the declaration takes it from there', () => {
  const files = remoteFiles({ name: 'two-words', title: 'Zwei', owner: 'Team' });
  expect(files['src/paths.ts']).toContain("export const twoWords = '/two-words';");
  expect(files['remote.config.ts']?.match(/path: ownPaths\.twoWords,/g)).toHaveLength(2);
  expect(files['remote.config.ts']).not.toContain("'/two-words'");
});

test('the remote is compiled with the others', () => {
  const paths = ['shared/ui', 'remote-jobs', 'backend'].map((path) => ({ path }));
  const next = JSON.parse(withReference(JSON.stringify({ files: [], references: paths }), 'new'));
  expect(next.references.map(({ path }: { path: string }) => path)).toEqual([
    'shared/ui',
    'remote-jobs',
    'remote-new',
    'backend',
  ]);
});
