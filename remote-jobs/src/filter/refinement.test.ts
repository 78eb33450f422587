/** @jest-environment node */
import { idsOf, isNarrowing, isPlain, parseRefinement, refined, withIds } from './refinement.ts';

test.each([
  ['nothing', null, null],
  ['text', 'near', null],
  ['an empty one', {}, null],
  ['a scope', { scope: 'near' }, { scope: 'near' }],
  ['an unknown scope', { scope: 'far' }, null],
  ['the usual order', { order: 'fitting' }, null],
  ['foreign fields', { order: 'newest', x: 1 }, { order: 'newest' }],
  ['ids', { job_type_ids: '1,2', work_load_ids: '3' }, { job_type_ids: '1,2', work_load_ids: '3' }],
  ['ids that are none', { job_type_ids: '0', work_load_ids: '1,' }, null],
  ['numbers', { job_type_ids: 1 }, null],
  ['too many ids', { job_type_ids: Array(60).fill('1').join() }, null],
  ['a prototype', JSON.parse('{"__proto__":{"scope":"near"}}'), null],
])('FIND-01 FIND-08 jobs-90 %s is taken over as far as it is known', (_, value, expected) => {
  expect(parseRefinement(value)).toEqual(expected);
});

test('FIND-08 ids are written in order, once, and go when there is none', () => {
  const two = withIds({ order: 'newest' }, 'job_type_ids', [3, 1, 3]);
  expect(two).toEqual({ order: 'newest', job_type_ids: '1,3' });
  expect(idsOf(two, 'job_type_ids')).toEqual([1, 3]);
  expect(withIds(two, 'job_type_ids', [])).toEqual({ order: 'newest' });
});

test('equal refinements are written alike, whatever was chosen first', () => {
  const one = refined({ order: 'newest' }, 'scope', 'near');
  const other = refined({ scope: 'near' }, 'order', 'newest');
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

test('an order leaves nothing out', () => {
  expect(isNarrowing({ order: 'newest' })).toBe(false);
  expect(isPlain({ order: 'newest' })).toBe(false);
  expect(isNarrowing({ scope: 'near' })).toBe(true);
});
