import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { readAuthor, readCommit } from './author.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'author-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Erika Muster');
  git('config', 'user.email', 'erika@example.org');
  git('commit', '--quiet', '--allow-empty', '--no-gpg-sign', '-m', 'Mend the menu');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('TEAM-03 who makes a revision is who the command names, else CI, else git, else the machine', () => {
  const env = { GITHUB_ACTOR: 'erika-m' };
  expect(readAuthor({ by: 'Otto', why: ' defekt ' }, folder, env)).toEqual({
    by: 'Otto',
    why: 'defekt',
  });
  expect(readAuthor({}, folder, env)).toEqual({ by: 'erika-m' });
  expect(readAuthor({ why: '' }, folder, {})).toEqual({ by: 'Erika Muster' });
  expect(readAuthor({}, join(folder, 'gone'), {})).toEqual({ by: userInfo().username });
});

test('TEAM-03 a release goes out for its commit', () => {
  expect(readCommit(folder)).toMatch(/^[0-9a-f]{7,} Mend the menu$/);
  expect(readCommit(join(folder, 'gone'))).toBeUndefined();
});
