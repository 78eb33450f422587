import { addressParam } from './address-param.ts';

test.each([
  [null, null],
  ['', null],
  ['\0', null],
  ['Fahrer\u0000 in\n Köln', 'Fahrer in Köln'],
  ['ä'.repeat(500), 'ä'.repeat(200)],
  ['</script>\u2028', '</script>\u2028'],
])('PUB-06 of a parameter %j as much goes into a call', (given, asked) => {
  expect(addressParam(given)).toBe(asked);
});
