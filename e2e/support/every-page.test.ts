import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedRemote } from '../federation/support/registry.ts';
import { mainPage, openPages, pagesOfEachKind, remoteNames } from './every-page.ts';

const files = { js: [], css: [] };
const page = (path: string, kind: string) => ({ path, expose: 'Page', access: { kind }, files });
const remote = (pages: PublishedRemote['pages'], menu: PublishedRemote['menu'] = []) => ({
  name: 'ehrenamt',
  release: 'a',
  container: 'c',
  entry: 'e.js',
  integrity: {},
  pages,
  menu,
});

test('TEAM-13 a folder makes a remote', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'every-page-'));
  try {
    for (const folder of ['host', 'remote-jobs', 'remote-ehrenamt'])
      mkdirSync(join(workspace, folder));
    expect(remoteNames(workspace).sort()).toEqual(['ehrenamt', 'jobs']);
  } finally {
    rmSync(workspace, { recursive: true });
  }
});

test('TEAM-13 every page that a remote declares is opened by somebody who may', () => {
  const kinds = ['signed-in', 'candidate', 'feature', 'client', 'operator', 'public', 'tomorrow'];
  const pages = openPages(remote(kinds.map((kind) => page(`/${kind}/:id`, kind))));
  expect(pages.map(({ address, who }) => [address, who])).toEqual([
    ['/signed-in/1', 'free'],
    ['/candidate/1', 'free'],
    ['/feature/1', 'paid'],
    ['/client/1', 'companyEmployer'],
    ['/operator/1', 'operator'],
    ['/public/1', undefined],
    ['/tomorrow/1', undefined],
  ]);
});

test('TEAM-13 of each kind one page is opened often, in the nightly run every one', () => {
  const made = remote(
    [
      page('/a', 'candidate'),
      page('/b', 'signed-in'),
      page('/b/:id', 'candidate'),
      page('/b/:id/more', 'candidate'),
      page('/c', 'public'),
    ],
    [{ path: '/b', label: 'B' }],
  );
  const paths = (all: boolean) => pagesOfEachKind(made, all).map(({ path }) => path);
  expect(paths(false)).toEqual(['/b', '/b/:id', '/c']);
  expect(paths(true)).toEqual(['/a', '/b', '/b/:id', '/b/:id/more', '/c']);
});

test('TEAM-13 a remote is known by its menu, else by a page that needs no record', () => {
  const pages = [
    page('/a/:id', 'candidate'),
    { ...page('/b', 'public'), publicDocument: {} },
    page('/c', 'candidate'),
    page('/d', 'candidate'),
  ];
  expect(mainPage(remote(pages, [{ path: '/d', label: 'D' }]))).toMatchObject({
    path: '/d',
    label: 'D',
  });
  expect(mainPage(remote(pages)).path).toBe('/c');
  expect(mainPage(remote(pages.slice(0, 2))).path).toBe('/b');
  expect(() => mainPage(remote(pages.slice(0, 1)))).toThrow('ehrenamt has no page');
});
