/** @jest-environment node */
import {
  deriveCompany,
  deriveDescription,
  deriveMatchedJob,
  deriveTitle,
} from './derive-matched-job.ts';

const x = (count: number) => 'x'.repeat(count);

test.each([
  ['', 'Job Position'],
  [' \n\t\n', 'Job Position'],
  ['\n  Empfang im Seniorenzentrum \nText', 'Empfang im Seniorenzentrum'],
  [x(100), x(100)],
  [x(101), `${x(80)}…`],
  [`Hilfe im Garten gesucht. ${x(100)}`, 'Hilfe im Garten gesucht'],
  [`Kurz. ${x(100)}`, `${`Kurz. ${x(100)}`.slice(0, 80)}…`],
  [`${x(81)}. ${x(100)}`, `${x(80)}…`],
])('AI-09 the title of %j is %j', (text, title) => {
  expect(deriveTitle(text)).toBe(title);
});

test.each([
  ['Arbeitgeber: Caritas Köln\nText', 'Caritas Köln'],
  ['Wir sind die Weber Holzbau GmbH in Köln.', 'Weber Holzbau GmbH'],
  ['Arbeiten bei der Firma Müller am Markt.', 'Müller am Markt'],
  ['Freude bei Familie Hartmann', 'Familie Hartmann'],
  ['Die Bäckerei Klein sucht Verstärkung.', 'Bäckerei Klein'],
  ['wir suchen hilfe', 'Company'],
  ['', 'Company'],
])('AI-09 the company of %j is %j', (text, company) => {
  expect(deriveCompany(text)).toBe(company);
});

test.each([
  ['kurz', 'kurz'],
  [x(300), x(300)],
  [x(301), `${x(300)}…`],
])('AI-09 the description is at most 300 characters and an ellipsis', (text, description) => {
  expect(deriveDescription(text)).toBe(description);
});

test.each([
  [0.555, 56],
  [0.954, 95],
  [1, 100],
])('AI-09 the score %d becomes %d percent', (score, percent) => {
  expect(deriveMatchedJob({ id: 1, score, metadata: { text: '' } }).matchScore).toBe(percent);
});

test('TALK-19 where nothing was counted there is no percentage', () => {
  expect(deriveMatchedJob({ id: 1, score: 0, metadata: { text: '' } }).matchScore).toBeNull();
});

test('AI-09 location before city, and what is missing stays empty', () => {
  const metadata = { text: 'Titel', location: '50667 Köln', city: 'Köln', link: 'a.example' };
  expect(deriveMatchedJob({ id: 7, score: 1, metadata })).toMatchObject({
    id: '7',
    title: 'Titel',
    location: '50667 Köln',
    link: 'a.example',
    salary: null,
    jobCategory: null,
    requirements: [],
  });
  expect(deriveMatchedJob({ id: 7, score: 1, metadata: { text: '', city: 'Bonn' } }).location).toBe(
    'Bonn',
  );
});
