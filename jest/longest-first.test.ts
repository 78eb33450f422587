import { existsSync } from 'node:fs';

type Test = { path: string; context: object };
const LongestFirst = require('./longest-first.cjs') as {
  new (options: {
    contexts: object[];
    globalConfig: object;
  }): {
    sort: (tests: Test[]) => Promise<Test[]>;
  };
  LONG: readonly string[];
};

test('the files that are said to be long are there', () => {
  expect(LongestFirst.LONG.filter((path) => !existsSync(path))).toEqual([]);
});

test('they come first, in their order, and the others as Jest sorts them', async () => {
  const context = {
    config: { id: 'none', cacheDirectory: '/nowhere', haste: {}, name: 'none' },
    hasteFS: { getSize: (path: string) => path.length },
  };
  const others = ['/c', '/bbb', '/aa'];
  const tests = [...others, ...LongestFirst.LONG.toReversed()].map((path) => ({ path, context }));
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} });
  const sorted = (await sequencer.sort(tests)).map(({ path }) => path);
  expect(sorted).toEqual([...LongestFirst.LONG, '/bbb', '/aa', '/c']);
});
