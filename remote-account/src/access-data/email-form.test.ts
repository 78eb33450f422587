import { emailProblem } from './email-form.ts';

test.each([
  ['both the same', 'neu@example.org', 'neu@example.org', 4, null],
  ['case and spaces do not count', ' Neu@Example.org', 'neu@example.org ', 4, null],
  ['nothing typed', '', '', 4, 'Bitte geben Sie Ihre E-Mail-Adresse ein!'],
  ['no address', 'neu@example', 'neu@example', 4, 'Bitte geben Sie Ihre E-Mail-Adresse ein!'],
  ['different', 'neu@example.org', 'nue@example.org', 4, 'Emails do not match'],
  ['not repeated', 'neu@example.org', '', 4, 'Emails do not match'],
  ['the old one', 'ALT@example.org', 'alt@example.org', 4, 'Das ist schon Ihre E-Mail-Adresse.'],
  ['no user', 'neu@example.org', 'neu@example.org', undefined, 'User ID is not available'],
  ['user 0', 'neu@example.org', 'neu@example.org', 0, 'User ID is not available'],
])('ACCT-07 new address: %s', (_, email, again, usersId, text) => {
  expect(emailProblem({ email, again }, usersId, 'alt@example.org')?.text ?? null).toBe(text);
});
