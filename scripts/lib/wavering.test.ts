import { describeWavering, findWavering } from './wavering.ts';

const passed = (title: string) => ({ file: '/project/a.spec.ts', title, state: 'passed' as const });
const failed = (title: string, error: string) => ({
  file: '/project/a.spec.ts',
  title,
  state: 'failed' as const,
  error,
});

test('names what failed at least once, how often, with its first error', () => {
  const runs = [
    [passed('steady'), failed('wavers', 'first'), failed('broken', 'always')],
    [passed('steady'), passed('wavers'), failed('broken', 'always')],
    [passed('steady'), failed('wavers', 'second'), failed('broken', 'always')],
  ];
  expect(describeWavering('/project', findWavering(runs))).toBe(`3 of 3  a.spec.ts › broken
        always
2 of 3  a.spec.ts › wavers
        first`);
});

test('runs in which a test was skipped say nothing of it', () => {
  const skipped = { ...passed('rare'), state: 'skipped' as const };
  expect(findWavering([[skipped], [failed('rare', 'no')], [skipped]])).toMatchObject([
    { failures: 1, runs: 1 },
  ]);
});

test('nothing wavered', () => expect(findWavering([[passed('steady')]])).toEqual([]));
