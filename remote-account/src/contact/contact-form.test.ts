/** @jest-environment node */
import { contactForm } from '@silverjobs/contract/forms/contact';
import { buildCandidateUser } from '@silverjobs/testing';
import { type ContactValues, contactRequest, contactValues, topicOf } from './contact-form.ts';

const nobody = contactValues(null);
const known = contactValues(buildCandidateUser());
const complete: ContactValues = {
  name: ' Ute ',
  email: 'ute@example.org ',
  topic: 'data',
  message: ' Guten Tag ',
};

test.each([
  ['nothing typed', nobody, ['name', 'email', 'topic', 'message']],
  ['a known sender', known, ['topic', 'message']],
  ['everything', complete, []],
  ['known name deleted', { ...complete, name: '' }, ['name']],
  ['no address', { ...complete, email: 'ute' }, ['email']],
  ['5,000 characters', { ...complete, message: 'x'.repeat(5_000) }, []],
  ['5,001 characters', { ...complete, message: 'x'.repeat(5_001) }, ['message']],
  ['spaces only', { ...complete, message: ' \n ' }, ['message']],
])('ACCT-10 message to the operator, %s', (_, values, fields) => {
  const issues = contactForm.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(fields);
});

test('ACCT-10 what is sent is trimmed', () => {
  expect(contactRequest(complete)).toEqual({
    name: 'Ute',
    email: 'ute@example.org',
    topic: 'data',
    message: 'Guten Tag',
  });
});

test.each([
  ['data', 'data'],
  ['geld', ''],
  [1, ''],
])('ACCT-10 the stored topic %p is %p', (stored, topic) => {
  expect(topicOf(stored)).toBe(topic);
});
