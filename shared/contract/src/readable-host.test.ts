import { readableEmail, readableHost } from './readable-host.ts';

test.each([
  ['https://bäckerei-müller.de/jobs', 'bäckerei-müller.de'],
  ['https://xn--bckerei-mller-bfb28a.de/jobs', 'bäckerei-müller.de'],
  ['https://www.xn--strae-oqa.de', 'www.straße.de'],
  ['https://Ümläüt.xn--mller-kva.example', 'ümläüt.müller.example'],
  ['https://www.beispiel.de:8443/', 'www.beispiel.de'],
  // Cyrillic letters that look like Latin ones, other alphabets, and what stands for nothing.
  ['https://b\u0430nk.de', 'xn--bnk-6cd.de'],
  ['https://xn--fiqs8s.example', 'xn--fiqs8s.example'],
])('employers-87 the host of %j is read as %j', (address, host) => {
  expect(readableHost(address)).toBe(host);
});

test.each([
  ['heinz@xn--bckerei-5wa.de', 'heinz@bäckerei.de'],
  ['heinz@post.xn--bckerei-5wa.de', 'heinz@post.bäckerei.de'],
  ['heinz@example.org', 'heinz@example.org'],
  ['xn--bckerei-5wa@example.org', 'xn--bckerei-5wa@example.org'],
  ['heinz@xn--bnk-6cd.de', 'heinz@xn--bnk-6cd.de'],
  ['heinz@xn--99999999999.de', 'heinz@xn--99999999999.de'],
  ['heinz@xn--.de', 'heinz@xn--.de'],
  ['heinz@xn--bckerei-5wa.999', 'heinz@xn--bckerei-5wa.999'],
  ['heinz@xn--abc-.de', 'heinz@xn--abc-.de'],
  ['Heinz Beispiel', 'Heinz Beispiel'],
  ['', ''],
])('formats-29 the address %j is read as %j', (address, shown) => {
  expect(readableEmail(address)).toBe(shown);
});
