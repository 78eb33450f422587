import { tidyLinkToken } from './link-token.ts';

const TOKEN = 'aB3-_xyz0123456789aB3-_';

test.each([
  '',
  '.',
  '>',
  ',',
  '%3E',
  '%3e.',
  '">',
  ')',
  ';',
  ' ',
  '\r\n',
  '…',
  '%2C',
  '&gt;'.slice(0, 1),
])('TRUST-17 access-47 a link with %j at its end is the link', (end) => {
  expect(tidyLinkToken(`${TOKEN}${end}`)).toBe(TOKEN);
});

test('what stands within stays, and signs alone are nothing', () => {
  expect(tidyLinkToken('a.b')).toBe('a.b');
  expect(tidyLinkToken('...')).toBe('');
});
