import { emailProblem, isPhone, readEmail, readPhone, readPostalCode } from './typed-values.ts';

const BAKERY = 'xn--bckerei-mller-bfb28a.de';

test.each([
  'renate@bäckerei-müller.de',
  'Renate@BÄCKEREI-MÜLLER.DE',
  'renate@ba\u0308ckerei-mu\u0308ller.de',
  `renate@${BAKERY}`,
])('TRUST-25 %j is one address, kept as the net knows it', (typed) => {
  expect(readEmail(typed)).toBe(`renate@${BAKERY}`);
  expect(emailProblem(readEmail(typed))).toBeNull();
});

test.each([
  'heinz@example.org\u200B',
  '\u200Eheinz@example.org',
  'hei\u00ADnz@exam\u2060ple.org',
  '\uFEFFheinz@example.org\uFE0F',
  '<heinz@example.org>',
  'Heinz Meier <heinz@example.org>',
  'mailto:heinz@example.org',
  'MAILTO:heinz@example.org?subject=Hallo',
  'heinz@example.org\n',
  ' heinz @ example.org\r\n',
  'heinz＠example．org',
  'heinz@example.org.',
  'heinz@example.org,',
  'HEINZ@Example.Org',
  '\u00A0heinz@example.org\t',
])('TRUST-25 %j is heinz@example.org', (typed) => {
  expect(readEmail(typed)).toBe('heinz@example.org');
  expect(emailProblem(readEmail(typed))).toBeNull();
});

test.each([
  ['my@baddash.b-.com', /gibt es so nicht/],
  ['my@-bad.com', /gibt es so nicht/],
  ['my@a..de', /gibt es so nicht/],
  ['me@link.local', /von außen nicht erreichbar/],
  ['me@fritz.lan', /von außen nicht erreichbar/],
  ['müller@web.de', /Vor dem @/],
  ['heinz', /keine gültige/],
  ['heinz@example', /keine gültige/],
  ['heinz@@example.org', /keine gültige/],
  ['a b@example.org', /keine gültige/],
  ['heinz@example.org heinz@example.org', /keine gültige/],
  ['.heinz@example.org', /keine gültige/],
  ['me@127.0.0.1', /keine gültige/],
  ['', /keine gültige/],
])('TRUST-25 %j is refused with a reason', (typed, reason) => {
  expect(emailProblem(readEmail(typed))).toMatch(reason);
});

test.each([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFF0D'])(
  'TRUST-25 a telephone number is read with the dash %j',
  (dash) => {
    expect(readPhone(`0221${dash}4455667`)).toBe('0221-4455667');
  },
);

test.each([
  ['0221\u00AD4455667', '02214455667'],
  ['\u200E0221 44\u202F55667\uFE0F', '0221 44 55667'],
  ['tel:+49221445566', '+49221445566'],
  ['Telefon: (0221) 44/55.667', '(0221) 44/55.667'],
  ['０２２１ ４４５５６６７', '0221 4455667'],
])('TRUST-25 the telephone number %j is read as %j', (typed, read) => {
  expect(readPhone(typed)).toBe(read);
  expect(isPhone(typed)).toBe(true);
});

test.each(['keine', '12345', '0221 44 55 x', '1234567890123456'])('%j is no number', (typed) => {
  expect(isPhone(typed)).toBe(false);
});

test.each([
  ' 50667',
  '50667 ',
  'D-50667',
  'D 50667',
  'DE-50667',
  'd–50667',
  '50667 Köln',
  '50667, Köln (Innenstadt)',
  'Köln 50667',
  '50 667',
  '5\u200B0667',
  '\u00A050667\n',
  '５０６６７',
  'PLZ: 50667',
])('TRUST-25 %j is the postal code 50667', (typed) => {
  expect(readPostalCode(typed)).toBe('50667');
});

test.each(['5066', '506671', 'Köln', 'CH-8001', '50667 50668', 'A-1010 Wien'])(
  '%j holds no German postal code',
  (typed) => {
    expect(readPostalCode(typed)).not.toMatch(/^\d{5}$/);
  },
);
