import { cleanPosting, type Posting } from './clean-posting.ts';
import type { RawPosting } from './feed.ts';

const now = new Date(Date.UTC(2026, 10, 21, 9));
const raw: RawPosting = {
  externalId: null,
  title: 'Empfang',
  employer: 'Kanzlei',
  description: 'Text',
  postalCode: '50667',
  homeoffice: false,
  urls: ['https://stellen.example/1'],
  publishedAt: null,
  expiresAt: null,
};
const cleaned = (values: Partial<RawPosting>) => cleanPosting({ ...raw, ...values }, now);
/** The job as it is kept; fails the test for one that is left out. */
function clean(values: Partial<RawPosting>): Posting {
  const posting = cleaned(values);
  if (typeof posting === 'string') throw new Error(posting);
  return posting;
}

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://stellen.example/1',
  '//stellen.example/1',
  'https://name:secret@stellen.example/',
  'https://localhost/1',
  `https://stellen.example/${'x'.repeat(2_000)}`,
  '',
])('jobs-102 the address %j is none to apply at', (url) => {
  expect(cleaned({ urls: [url] })).toBe('no-address');
});

test('jobs-102 of title, employer and description only plain text is kept, with limits', () => {
  const posting = clean({
    title: '<b onclick="x()">Empfang</b><script>alert(1)</script>\n für <i>drei</i> Tage',
    employer: '<img src=x onerror=alert(1)>Kanzlei\u202e',
    description: `<p>Eins</p><iframe src="https://x"></iframe><p>${'Zwei '.repeat(5_000)}</p>`,
  });
  expect(JSON.stringify(posting)).not.toMatch(/<|onerror|onclick|\u202e/);
  expect(posting.title).toMatch(/^Empfang/);
  expect(posting.employer).toBe('Kanzlei');
  expect(posting.description.length).toBeLessThanOrEqual(4_000);
  expect(cleaned({ title: ' <br> ' })).toBe('no-title');
});

test('jobs-102 a job ends at its date, after 30 days at most; one that is over is left out', () => {
  expect(cleaned({ expiresAt: '2026-11-21T08:59:59Z' })).toBe('over');
  expect(clean({ expiresAt: '2026-11-30' }).expiresAt.toISOString()).toMatch(/^2026-11-30/);
  const last = '2026-12-21T09:00:00.000Z';
  expect(clean({ expiresAt: '2099-01-01' }).expiresAt.toISOString()).toBe(last);
  expect(clean({ expiresAt: 'bis auf Weiteres' }).expiresAt.toISOString()).toBe(last);
  expect(cleaned({ expiresAt: 'morgen' })).toBe('bad-date');
  expect(cleaned({ expiresAt: '31.12.2019' })).toBe('over');
  // The last day itself, until it is over in Germany.
  expect(clean({ expiresAt: '21.11.2026' }).expiresAt.toISOString()).toBe(
    '2026-11-21T23:00:00.000Z',
  );
  expect(clean({ publishedAt: '2099-01-01' }).publishedAt).toEqual(now);
});

test('jobs-102 the same job is the same however its feed writes it', () => {
  const other = clean({ title: ' EMPFANG ', employer: 'kanzlei!', urls: ['https://b.example/9'] });
  expect(other.fingerprint).toBe(clean({}).fingerprint);
  expect(clean({ postalCode: '50668' }).fingerprint).not.toBe(other.fingerprint);
});

test('TRUST-27 jobs-102 signs that a database refuses are gone, and no sign is cut in half', () => {
  const posting = clean({
    title: `Emp\u0000fang ${'x'.repeat(192)}😀`,
    description: 'a\u0000b\u0007c',
  });
  expect(posting.title).toBe(`Empfang ${'x'.repeat(192)}`);
  expect(posting.description).toBe('abc');
  expect(clean({ title: `${'x'.repeat(199)}😀😀` }).title).toBe(`${'x'.repeat(199)}😀`);
});

test.each([
  ['Arbeitszeit: <20 Stunden in der Woche, Lohn: >15 Euro in der Stunde.', null],
  ['Alter < 67 oder > 60', null],
  ['Ich <3 Kaffee', null],
  ['Teilzeit <b>20 Stunden</b>, <i>gern weniger</i>', 'Teilzeit 20 Stunden, gern weniger'],
])('TRUST-27 jobs-102 %j keeps its sense', (description, expected) => {
  expect(clean({ description }).description).toBe(expected ?? description);
});

test.each([
  ['Caf&eacute; & Bar', 'Café & Bar'],
  ['M&uuml;ller &amp; S&ouml;hne', 'Müller & Söhne'],
  ['Pr&agrave; &#8211; Z&#x17E;', 'Prà – Zž'],
  ['R&D', 'R&D'],
])('TRUST-27 jobs-102 the title %j is shown as %s', (title, expected) => {
  expect(clean({ title }).title).toBe(expected);
});

test.each([
  ['50667', '50667'],
  [' D-50667 ', '50667'],
  ['DE 50667', '50667'],
  ['50667 Köln', '50667'],
  ['506671', null],
  ['1010', null],
  ['', null],
])('TRUST-27 jobs-102 of %j the postal code is %s', (postalCode, expected) => {
  expect(clean({ postalCode }).postalCode).toBe(expected);
});

test('TRUST-27 jobs-102 the first address that one may apply at counts', () => {
  const urls = ['ftp://a.example', 'www.example.org', 'https://b.example/1', 'https://c.example'];
  expect(clean({ urls }).url).toBe('https://b.example/1');
});
