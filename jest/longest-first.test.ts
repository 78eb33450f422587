import { existsSync } from 'node:fs';
import type { Test } from '@jest/test-result';
import LongestFirst, { LONG } from './longest-first.ts';

test('the files that are said to be long are there', () => {
  expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
});

test('they come first, in their order, and the others as Jest sorts them', async () => {
  const context = {
    config: { id: 'none', cacheDirectory: '/nowhere', haste: {}, name: 'none' },
    hasteFS: { getSize: (path: string) => path.length },
  };
  const others = ['/c', '/bbb', '/aa'];
  const tests = [...others, ...LONG.toReversed()].map(
    (path) => ({ path, context }) as unknown as Test,
  );
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} } as never);
  const sorted = (await sequencer.sort(tests)).map(({ path }) => path);
  expect(sorted).toEqual([...LONG, '/bbb', '/aa', '/c']);
});
