import { cleanPosting } from './clean-posting.ts';
import type { RawPosting } from './feed.ts';

const now = new Date(Date.UTC(2026, 10, 21, 9));
const raw: RawPosting = {
  title: 'Empfang',
  employer: 'Kanzlei',
  description: 'Text',
  postalCode: '50667',
  homeoffice: false,
  url: 'https://stellen.example/1',
  publishedAt: null,
  expiresAt: null,
};
const clean = (values: Partial<RawPosting>) => cleanPosting({ ...raw, ...values }, now);

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
  expect(clean({ url })).toBeNull();
});

test('jobs-102 of title, employer and description only plain text is kept, with limits', () => {
  const posting = clean({
    title: '<b onclick="x()">Empfang</b><script>alert(1)</script>\n für <i>drei</i> Tage',
    employer: '<img src=x onerror=alert(1)>Kanzlei\u202e',
    description: `<p>Eins</p><iframe src="https://x"></iframe><p>${'Zwei '.repeat(5_000)}</p>`,
  });
  expect(JSON.stringify(posting)).not.toMatch(/<|onerror|onclick|\u202e/);
  expect(posting?.title).toMatch(/^Empfang/);
  expect(posting?.employer).toBe('Kanzlei');
  expect(posting?.description.length).toBeLessThanOrEqual(4_000);
  expect(clean({ title: ' <br> ' })).toBeNull();
});

test('jobs-102 a job ends at its date, after 30 days at most; one that is over is left out', () => {
  expect(clean({ expiresAt: '2026-11-21T08:59:59Z' })).toBeNull();
  expect(clean({ expiresAt: '2026-11-30' })?.expiresAt.toISOString()).toMatch(/^2026-11-30/);
  const last = '2026-12-21T09:00:00.000Z';
  expect(clean({ expiresAt: '2099-01-01' })?.expiresAt.toISOString()).toBe(last);
  expect(clean({ expiresAt: 'morgen' })?.expiresAt.toISOString()).toBe(last);
  expect(clean({ publishedAt: '2099-01-01' })?.publishedAt).toEqual(now);
});

test('jobs-102 the same job is the same however its feed writes it', () => {
  const other = clean({ title: ' EMPFANG ', employer: 'kanzlei!', url: 'https://b.example/9' });
  expect(other?.fingerprint).toBe(clean({})?.fingerprint);
  expect(clean({ postalCode: '50668' })?.fingerprint).not.toBe(other?.fingerprint);
});
