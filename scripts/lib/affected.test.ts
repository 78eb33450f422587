import { affectedBy, tagsOf } from './affected.ts';

test.each([
  ['a remote', ['remote-jobs/src/a.tsx', 'remote-jobs/remote.config.ts'], ['jobs']],
  ['two remotes', ['remote-messaging/src/a.tsx', 'remote-jobs/b.css'], ['jobs', 'messaging']],
  ['a remote and its notes', ['remote-ai-assistants/src/a.tsx', 'docs/x.md'], ['ai-assistants']],
])('a change in %s concerns its tests', (_, files, names) => {
  expect(affectedBy(files)).toEqual({ kind: 'remotes', names });
});

test.each([
  'shared/ui/src/a.ts',
  'host/src/a.ts',
  'backend/src/a.ts',
  'e2e/x.spec.ts',
  'pnpm-lock.yaml',
])('a change in %s concerns all', (file) =>
  expect(affectedBy(['remote-jobs/src/a.tsx', file])).toEqual({ kind: 'all' }),
);

test('texts for developers and unit tests concern none', () => {
  expect(affectedBy(['docs/a.md', 'README.md', 'remote-jobs/src/a.test.tsx'])).toEqual({
    kind: 'none',
  });
});

test('a tag is a whole word', () => {
  const tags = new RegExp(tagsOf(['jobs', 'account']));
  expect(tags.test('a test @jobs @desktop')).toBe(true);
  expect(tags.test('a test @jobs-old')).toBe(false);
  expect(tags.test('a test @messaging')).toBe(false);
});
