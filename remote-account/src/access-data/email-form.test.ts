/** @jest-environment node */
import { newEmailForm } from '@silverjobs/contract/forms/access';
import { emailProblems } from './email-form.ts';

test.each([
  ['both the same', 'neu@example.org', 'neu@example.org', 4, null],
  ['case and spaces do not count', ' Neu@Example.org', 'neu@example.org ', 4, null],
  ['nothing typed', '', '', 4, 'Bitte geben Sie Ihre E-Mail-Adresse ein!'],
  [
    'no address',
    'neu@example',
    'neu@example',
    4,
    'Bitte geben Sie Ihre E-Mail-Adresse ein!\nDas ist keine gültige E-Mail-Adresse.',
  ],
  ['different', 'neu@example.org', 'nue@example.org', 4, 'Emails do not match'],
  ['not repeated', 'neu@example.org', '', 4, 'Emails do not match'],
  ['the old one', 'ALT@example.org', 'alt@example.org', 4, 'Das ist schon Ihre E-Mail-Adresse.'],
  ['no user', 'neu@example.org', 'neu@example.org', undefined, 'User ID is not available'],
  ['user 0', 'neu@example.org', 'neu@example.org', 0, 'User ID is not available'],
])('ACCT-07 new address: %s', (_, email, again, usersId, text) => {
  const texts = [
    ...(newEmailForm.safeParse({ email }).error?.issues ?? []).map(({ message }) => message),
    ...emailProblems({ email, again }, usersId, 'alt@example.org').map((one) => one.text),
  ];
  expect(texts).toEqual(text === null ? [] : [text]);
});
