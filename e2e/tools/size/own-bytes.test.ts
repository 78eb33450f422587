import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { overOwnBudget, ownBytes } from './own-bytes.ts';

const remote = {
  name: 'ehrenamt',
  release: 'abc123',
  container: 'c',
  entry: 'entry.js',
  integrity: {},
  menu: [],
  pages: [
    {
      path: '/ehrenamt',
      expose: 'EhrenamtPage',
      access: { kind: 'signed-in' },
      files: { js: ['page.js'], css: ['page.css'] },
    },
    {
      path: '/ehrenamt/:id',
      expose: 'OnePage',
      access: { kind: 'signed-in' },
      files: { js: [], css: [] },
    },
  ],
};

test('TEAM-13 a page costs its entry, scripts and styles as they come over the wire', async () => {
  const sizes: Record<string, number> = { 'entry.js': 9_000, 'page.js': 20_000, 'page.css': 500 };
  const server = createServer(({ url, headers }, answer) => {
    const size = sizes[url?.replace('/releases/ehrenamt/abc123/', '') ?? ''];
    expect(headers['accept-encoding']).toBe('br');
    answer.writeHead(size ? 200 : 404, { 'content-length': size ?? 0 }).end();
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    expect([...(await ownBytes(url, remote))]).toEqual([
      ['/ehrenamt', 29_500],
      ['/ehrenamt/:id', 9_000],
    ]);
    await expect(ownBytes(url, { ...remote, entry: 'gone.js' })).rejects.toThrow('gone.js is: 404');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('TEAM-13 a page that nobody has named has the budget of all; the limit itself is within', () => {
  const bytes = new Map([
    ['/ehrenamt', 50_000],
    ['/ehrenamt/:id', 50_001],
    ['/new/job', 60_000],
  ]);
  expect(overOwnBudget('ehrenamt', bytes, { default: 50, '/new/job': 62 })).toEqual([
    'ehrenamt brings 50.0 KB for /ehrenamt/:id, budget 50 KB (e2e/page-budget.json).',
  ]);
});
