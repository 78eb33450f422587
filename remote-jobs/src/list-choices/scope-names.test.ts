/** @jest-environment node */
import { scopeInForce } from './scope-names.ts';

test.each([
  ['fitting', { has_place: true, has_activities: true }, 'fitting'],
  ['fitting', { has_place: true, has_activities: false }, 'near'],
  ['fitting', { has_place: false, has_activities: false }, 'all'],
  ['near', { has_place: false, has_activities: true }, 'all'],
  ['near', undefined, 'near'],
] as const)('FIND-01 jobs-91 %s with %j marks what the list shows: %s', (scope, known, marked) => {
  expect(scopeInForce(scope, known)).toBe(marked);
});
