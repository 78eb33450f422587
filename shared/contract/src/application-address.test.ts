import {
  applicationAddressOf,
  applicationAddressProblem,
  readApplicationAddress,
} from './application-address.ts';

test.each([
  ['https://www.beispiel.de/jobs?id=7', 'https://www.beispiel.de/jobs?id=7'],
  ['  HTTPS://WWW.Beispiel.de ', 'https://www.beispiel.de/'],
  ['https://beispiel.de/suche?an=a@b.de', 'https://beispiel.de/suche?an=a@b.de'],
  ['https://gärtnerei.de/ä', 'https://gärtnerei.de/%C3%A4'],
  ['https://xn--grtnerei-0za.de/', 'https://gärtnerei.de/'],
  // Cyrillic letters that look like Latin ones stay as the net knows them.
  ['https://b\u0430nk.de', 'https://xn--bnk-6cd.de/'],
  ['mailto:Jobs@Beispiel.de', 'jobs@beispiel.de'],
  [' bewerbung@beispiel.de', 'bewerbung@beispiel.de'],
])('REACH-10 employers-87 %j is kept as %j', (typed, stored) => {
  expect(applicationAddressProblem(typed)).toBeNull();
  expect(readApplicationAddress(typed)).toBe(stored);
  expect(readApplicationAddress(stored)).toBe(stored);
});

test.each([
  ['http://www.beispiel.de', 'https://'],
  ['www.beispiel.de', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['javascript://a@b.de/%0aalert(1)', 'https://'],
  ['//boese.de', 'https://'],
  ['https://chef:geheim@beispiel.de', 'Passwort'],
  ['https://beispiel.de@boese.de', 'Passwort'],
  ['https://bei spiel.de', 'So gibt es ihn nicht'],
  ['https://beispiel.de/a\r\nSet-Cookie: x=1', 'So gibt es ihn nicht'],
  ['https://localhost/jobs', 'niemand'],
  ['https://192.168.0.1/jobs', 'niemand'],
  ['https://[::1]/jobs', 'niemand'],
  ['https://intranet.local/jobs', 'niemand'],
  [`https://beispiel.de/${'x'.repeat(500)}`, 'zu lang'],
  ['a@b', 'gültige E-Mail-Adresse'],
  ['a@b.de\r\nBcc: c@d.de', 'gültige E-Mail-Adresse'],
])('REACH-10 employers-87 %j is refused with a sentence', (typed, words) => {
  expect(applicationAddressProblem(typed)).toContain(words);
});

test('REACH-10 employers-87 a stored address says its kind, and a link its host', () => {
  expect(applicationAddressOf('https://www.beispiel.de/jobs')).toEqual({
    kind: 'link',
    address: 'https://www.beispiel.de/jobs',
    host: 'www.beispiel.de',
  });
  expect(applicationAddressOf('https://gärtnerei.de/')).toMatchObject({ host: 'gärtnerei.de' });
  expect(applicationAddressOf('jobs@beispiel.de')).toEqual({
    kind: 'mail',
    address: 'jobs@beispiel.de',
  });
  for (const none of [null, undefined, '', 'javascript:alert(1)']) {
    expect(applicationAddressOf(none)).toBeNull();
  }
});
