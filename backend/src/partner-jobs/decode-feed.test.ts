import { decodeFeed } from './decode-feed.ts';

const xml = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const decoded = (bytes: Uint8Array, contentType?: string) => decodeFeed({ bytes, contentType });

test('TRUST-27 a feed is read in the encoding that it declares', () => {
  expect(decoded(latin1(xml('ISO-8859-1', 'Bäckerei Größe')))).toContain('Bäckerei Größe');
  expect(
    decoded(Buffer.concat([latin1(xml('windows-1252', 'Lohn ')), Buffer.from([0x80])])),
  ).toMatch(/€$/);
  expect(
    decoded(Buffer.concat([latin1(xml('iso-8859-15', 'Lohn ')), Buffer.from([0xa4])])),
  ).toMatch(/€$/);
  expect(decoded(Buffer.from(xml('UTF-8', 'Müller')))).toContain('Müller');
});

test('TRUST-27 HTTP counts where the feed declares nothing; UTF-8 is UTF-8 whatever is said', () => {
  expect(decoded(latin1('{"jobs":["Müller"]}'), 'application/json; charset=ISO-8859-1')).toContain(
    'Müller',
  );
  expect(decoded(latin1(xml('ISO-8859-1', 'Müller')), 'text/xml; charset=utf-8')).toContain(
    'Müller',
  );
  expect(decoded(Buffer.from(xml('ISO-8859-1', 'Müller')))).toContain('Müller');
  expect(decoded(Buffer.from('{"jobs":["Müller"]}'), 'text/html; charset=iso-8859-1')).toContain(
    'Müller',
  );
});

test('TRUST-27 a byte order mark is no sign of the text', () => {
  expect(decoded(Buffer.from('\uFEFF{"jobs":[]}'))).toBe('{"jobs":[]}');
  for (const text of ['\uFEFF<a>ü</a>', '<a>ü</a>']) {
    expect(decoded(Buffer.from(text, 'utf16le'))).toBe('<a>ü</a>');
    expect(decoded(Buffer.from(text, 'utf16le').swap16())).toBe('<a>ü</a>');
  }
});

test('TRUST-27 an encoding that nobody knows is said', () => {
  expect(() => decoded(latin1(xml('EBCDIC-X', 'ü')))).toThrow('unknown encoding EBCDIC-X');
});
