import {
  cancellationOf,
  cancellationProblems,
  declarantProblems,
  EMPTY_DECLARATION,
  filledDeclaration,
  parseDeclarationDraft,
  withdrawalOf,
} from './declaration-form.ts';

const known = { name: 'Karl Neu', email: 'karl@example.org' };
const filled = (values: Partial<typeof EMPTY_DECLARATION> = {}) =>
  filledDeclaration({ ...EMPTY_DECLARATION, ...values }, known);
const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field);

test('silverplus-31 what is known of a user is filled in until it is edited', () => {
  expect(filled()).toMatchObject(known);
  expect(filled({ name: '', email: 'k@example.org' })).toMatchObject({
    name: '',
    email: 'k@example.org',
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
  expect(fieldsOf(cancellationProblems(filled(values)))).toEqual(fields);
});

test('silverplus-31 withdrawing asks for no reason and no day', () => {
  expect(declarantProblems(filled({ kind: 'extraordinary', when: 'date' }))).toEqual([]);
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

test.each([[null], ['x'], [{}], [{ ...EMPTY_DECLARATION, reason: 5 }], [[]]])(
  'silverplus-32 the stored draft %p is no draft',
  (value) => expect(parseDeclarationDraft(value)).toBeNull(),
);

test('silverplus-32 a stored draft comes back, unknown choices as the usual ones', () => {
  const draft = { ...EMPTY_DECLARATION, name: 'Ute', kind: 'extraordinary', when: 'date' } as const;
  expect(parseDeclarationDraft(draft)).toEqual(draft);
  expect(parseDeclarationDraft({ ...draft, kind: 'x', when: 5 })).toEqual({
    ...draft,
    kind: 'ordinary',
    when: 'soon',
  });
});
