import type { Failure } from '../../http/failure.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

function refusal(password: string): string | null {
  try {
    refuseCommonPassword(password, 'renate.schuster@example.org');
    return null;
  } catch (error) {
    return (error as Failure).message;
  }
}

test.each([
  ['passwort123', /Viele Menschen/],
  ['Passwort2026!', /Viele Menschen/],
  ['P4ssw0rt!!', /Viele Menschen/],
  ['HalloHallo1', /Viele Menschen/],
  ['ichliebedich', /Viele Menschen/],
  ['Sommer-2026', /Viele Menschen/],
  ['willkommen1', /Viele Menschen/],
  ['Passwort-Geheim-1', /Viele Menschen/],
  ['1234567890', /Tastatur/],
  ['qwertzuiop', /Tastatur/],
  ['qwertz123456', /Tastatur/],
  ['asdfghjkl1', /Tastatur/],
  ['0987654321a', /Tastatur/],
  ['1q2w3e4r5t', /Tastatur/],
  ['aaaaaaaaaa', /wiederholt/],
  ['abcxyabcxyabcxy', /wiederholt/],
  ['4917283650', /keinen Buchstaben/],
  ['493817265038', /keinen Buchstaben/],
  ['0221 4917 2836 50', /keinen Buchstaben/],
  ['silverjobs', /unserem Namen/],
  ['SilverJobs-2026!', /unserem Namen/],
  ['renate.schuster@example.org', /Ihrer E-Mail-Adresse/],
  ['renateschuster', /Ihrer E-Mail-Adresse/],
  ['Schuster1950', /Ihrer E-Mail-Adresse/],
])('TRUST-04 access-42 the password %s is refused, with what to take instead', (password, why) => {
  expect(refusal(password)).toMatch(why);
  expect(refusal(password)).toMatch(/drei oder vier Wörter/);
});

test.each([
  'ein langes Passwort',
  'ganz neues Passwort',
  'Lampe Ziege Dienstag Kuchen',
  'kT9#vw2Lqz',
  'Wiesenweg-7-Apfelmus',
  'Ein langer Satz',
])('TRUST-04 access-42 the password %s may be taken', (password) => {
  expect(refusal(password)).toBeNull();
});

test('access-42 the longest password is read to its end', () => {
  expect(refusal(`${'passwort'.repeat(24)}x!`)).toBeNull();
});
