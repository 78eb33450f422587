import { authCookieText, findAuthToken, readAuthToken, writeAuthToken } from './auth-cookie.ts';

test('ACC-09 the auth cookie has path /, 10800 s, SameSite, and Secure only over HTTPS', () => {
  expect(authCookieText('abc', 'http:')).toBe('authToken=abc; Path=/; Max-Age=10800; SameSite=Lax');
  expect(authCookieText('abc', 'https:')).toContain('; Secure');
});

test.each([
  ['', null],
  ['other=1', null],
  ['authToken=', null],
  ['a=1; authToken=x%3D%3Dy; b=2', 'x==y'],
  ['xauthToken=1', null],
  ['authToken=%E0%A4%A', null],
])('finds the token in %j', (cookies, token) => {
  expect(findAuthToken(cookies)).toBe(token);
});

test.each([
  ['authToken=one; authToken=two', null],
  ['authToken=one; theme=a; authToken=one', null],
  ['authToken=', null],
  ['authToken=%E4', null],
  ['authToken=a%0Ab', null],
  ['authToken=a%20b', null],
  ['authToken=%C3%A4', null],
  [`authToken=${'a'.repeat(501)}`, null],
  ['a=authToken=one; authToken=two', 'two'],
])('TRUST-28 access-49 of %j the token is %j', (cookies, token) => {
  expect(findAuthToken(cookies)).toBe(token);
});

test('a written token is read back and removed', () => {
  writeAuthToken('t;ok=en');
  expect(readAuthToken()).toBe('t;ok=en');
  writeAuthToken(null);
  expect(readAuthToken()).toBeNull();
});
