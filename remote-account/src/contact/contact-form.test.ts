import {
  contactProblems,
  contactRequest,
  EMPTY_CONTACT,
  filledContact,
  parseContactDraft,
} from './contact-form.ts';

const nobody = { name: '', email: '' };
const known = { name: 'Renate Schuster', email: 'renate@example.org' };
const complete = {
  name: ' Ute ',
  email: 'ute@example.org ',
  topic: 'data',
  message: ' Guten Tag ',
} as const;

test.each([
  ['nothing typed', EMPTY_CONTACT, nobody, ['name', 'email', 'topic', 'message']],
  ['a known sender', EMPTY_CONTACT, known, ['topic', 'message']],
  ['everything', complete, nobody, []],
  ['known name deleted', { ...complete, name: '' }, known, ['name']],
  ['no address', { ...complete, email: 'ute' }, known, ['email']],
  ['5,000 characters', { ...complete, message: 'x'.repeat(5_000) }, known, []],
  ['5,001 characters', { ...complete, message: 'x'.repeat(5_001) }, known, ['message']],
  ['spaces only', { ...complete, message: ' \n ' }, known, ['message']],
])('ACCT-10 message to the operator, %s', (_, draft, sender, fields) => {
  expect(contactProblems(filledContact(draft, sender)).map(({ field }) => field)).toEqual(fields);
});

test('ACCT-10 what is sent is trimmed', () => {
  expect(contactRequest(filledContact(complete, nobody))).toEqual({
    name: 'Ute',
    email: 'ute@example.org',
    topic: 'data',
    message: 'Guten Tag',
  });
});

test.each([
  [null, null],
  [{ ...complete, message: 1 }, null],
  [{ ...complete, name: 1 }, null],
  [complete, complete],
  [
    { ...complete, topic: 'geld' },
    { ...complete, topic: '' },
  ],
])('ACCT-10 the stored draft %p is %p', (value, draft) => {
  expect(parseContactDraft(value)).toEqual(draft);
});
