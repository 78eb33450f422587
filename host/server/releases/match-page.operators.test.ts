import { buildPage, buildRegistry, buildRemote } from '../../src/testing/build-registry.ts';
import { withoutOperators } from './match-page.ts';

const operator = { kind: 'operator' } as const;
const registry = buildRegistry(
  buildRemote({ pages: [buildPage()] }),
  buildRemote({
    name: 'operator',
    pages: [
      buildPage({ path: '/operator', access: operator }),
      buildPage({ path: '/operator/cases/:kind/:id', access: operator }),
    ],
  }),
);
const named = (path: string) => Object.keys(withoutOperators(registry, path).remotes);

test('OPER-08 operators-1 documents of others do not know the back-office', () => {
  const [jobs = ''] = Object.keys(registry.remotes);
  for (const path of ['/', '/login', '/operators', '/jobs/1']) expect(named(path)).toEqual([jobs]);
  expect(named('/operator')).toEqual([jobs, 'operator']);
  expect(named('/operator/cases/job/7')).toEqual([jobs, 'operator']);
});
