/** @jest-environment node */
import { buildCandidateUser } from '@silverjobs/testing';
import {
  cancellationOf,
  cancellationRules,
  type DeclarationValues,
  declarationValues,
  whatFollows,
  withdrawalOf,
} from './declaration-form.ts';

const known = { name: 'Karl Neu', email: 'karl@example.org' };
const filled = (values: Partial<DeclarationValues> = {}) => ({
  ...declarationValues(null),
  ...known,
  ...values,
});

test('silverplus-31 what is known of a user is filled in', () => {
  expect(declarationValues(buildCandidateUser())).toMatchObject({
    name: 'Renate Schuster',
    email: 'renate@example.org',
  });
});

test.each([
  ['complete', {}, []],
  ['nobody', { name: ' ', email: '' }, ['name', 'email']],
  ['no address', { email: 'karl' }, ['email']],
  ['for cause without one', { kind: 'extraordinary' }, ['reason']],
  ['for cause, too long', { kind: 'extraordinary', reason: 'x'.repeat(2_001) }, ['reason']],
  ['for cause', { kind: 'extraordinary', reason: 'Umzug' }, []],
  ['on a day that is missing', { when: 'date' }, ['day']],
  ['on a day', { when: 'date', day: '2027-05-31' }, []],
  ['a description that is too long', { contract: 'x'.repeat(201) }, ['contract']],
] as const)('silverplus-31 cancelling: %s', (_, values, fields) => {
  const issues = cancellationRules(filled(values)).safeParse(filled(values)).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(fields);
});

test('silverplus-32 only what was asked for is sent', () => {
  expect(withdrawalOf(filled({ name: ' Karl ' }))).toEqual({ ...known, name: 'Karl' });
  const typed = { reason: 'Umzug', day: '2027-05-31', contract: ' Nr. 5 ' };
  const about = { ...known, contract: 'Nr. 5' };
  expect(cancellationOf(filled(typed))).toEqual({ ...about, kind: 'ordinary' });
  expect(cancellationOf(filled({ ...typed, kind: 'extraordinary', when: 'date' }))).toEqual({
    ...about,
    kind: 'extraordinary',
    reason: 'Umzug',
    end: '2027-05-31',
  });
});

test('TRUST-07 silverplus-34 who is signed in reads whether it is done; others what may be missing', () => {
  expect(whatFollows({ state: 'carried_out' })).toContain('es fehlt nichts mehr');
  expect(whatFollows({ state: 'no_contract' })).toContain('keinen laufenden Vertrag');
  expect(whatFollows({})).toContain('Sonst schicken wir einen Link');
});
