import { FACTS, WAGE_FIGURES } from '../legal-facts.ts';
import { findContradictions, type Terms } from './find-contradictions.ts';

const terms: Terms = {
  pay_unit: 'hour',
  pay_from: 1_600,
  pay_to: null,
  contractKind: 'permanent',
  jobType: null,
  hours: 10,
  postalCode: '50667',
  text: 'Hilfe im Empfang\nWir suchen Sie für 12 Stunden pro Woche.',
};
const found = (part: Partial<Terms>, day = '2026-11-26') =>
  findContradictions({ ...terms, ...part }, day)
    .map(({ what }) => what)
    .join(' ');

test.each<[string, Partial<Terms>, RegExp]>([
  [
    'an hourly wage for an Ehrenamt',
    { contractKind: 'voluntary' },
    /^Ein Ehrenamt hat keinen Lohn/,
  ],
  ['one that the title calls so', { text: 'Ehrenamtliche Hilfe' }, /^Ein Ehrenamt hat keinen Lohn/],
  ['no pay in a permanent contract', { pay_unit: 'unpaid', pay_from: null }, /ohne Bezahlung/],
  [
    'a Minijob of 30 hours',
    { contractKind: 'minijob', hours: 30, text: '' },
    /höchstens 10 Stunden pro Woche.* 30\./,
  ],
  [
    'a Minijob of 30 hours by its text',
    { contractKind: 'minijob', text: '30 Std./Woche' },
    /stehen 30\./,
  ],
  [
    'an hourly wage for what is an Ehrenamt by its kind of job',
    { jobType: 'Ehrenamt', contractKind: null },
    /^Ein Ehrenamt hat keinen Lohn/,
  ],
  [
    'a Minijob of 30 hours by its text alone',
    { contractKind: null, text: 'Minijob mit 30 Stunden in der Woche' },
    /^Ein Minijob .* stehen 30\./,
  ],
  [
    'a kind of job with another contract',
    { jobType: 'Ehrenamt', contractKind: 'permanent' },
    /^„Ehrenamt“ als Stellentyp und „unbefristet“ .* passen nicht zusammen/,
  ],
  [
    'a Minijob above its limit',
    { contractKind: 'minijob', pay_unit: 'month', pay_from: 80_000, text: '' },
    /^Ein Minijob bringt höchstens 603 €/,
  ],
  [
    'less than the minimum wage',
    { pay_from: 1_200 },
    /12 € pro Stunde\. Der Mindestlohn beträgt 13,90 €/,
  ],
  [
    'less by the month',
    { pay_unit: 'month', pay_from: 50_000 },
    /11,54 € pro Stunde\. Der Mindestlohn/,
  ],
  [
    'less by the text',
    { pay_unit: null, pay_from: null, text: 'Sie bekommen 11,50 Euro pro Stunde.' },
    /11,50 €/,
  ],
  [
    'less than the next one',
    { pay_from: 1_420 },
    /Ab 1\. Januar 2027 beträgt der Mindestlohn 14,60 €/,
  ],
  ['two wages', { pay_from: 1_800, text: 'Wir zahlen 16 €/Stunde.' }, /Im Text stehen 16 €/],
  [
    'fewer hours in the text',
    { hours: 30 },
    /^Im Text stehen 12 Stunden pro Woche, angegeben sind mindestens 30/,
  ],
])('REACH-09 employers-71 %s is named', (_, part, expected) => {
  expect(found(part)).toMatch(expected);
});

test.each<[string, Partial<Terms>]>([
  ['what fits together', {}],
  ['an Ehrenamt without pay', { contractKind: 'voluntary', pay_unit: 'unpaid', pay_from: null }],
  [
    'an Ehrenamt with an allowance',
    { contractKind: 'voluntary', pay_unit: 'month', pay_from: 7_000 },
  ],
  [
    'a part-time job or a Minijob',
    { contractKind: null, text: 'Minijob oder Teilzeit, 20 Std./Woche' },
  ],
  [
    'an allowance of an Ehrenamt',
    { jobType: 'Ehrenamt', contractKind: null, pay_unit: 'month', pay_from: 7_000 },
  ],
  ['a fee below the minimum wage', { contractKind: 'freelance', pay_from: 1_000 }],
  [
    'a Minijob of 8 hours',
    { contractKind: 'minijob', pay_unit: 'month', pay_from: 60_300, hours: 8, text: '' },
  ],
  ['nothing said', { pay_unit: null, pay_from: null, contractKind: null, hours: null, text: '' }],
])('REACH-09 employers-71 %s stays quiet', (_, part) => {
  expect(found(part)).toBe('');
});

test('REACH-09 the figures are those of the dated file', () => {
  expect(found({ pay_from: 1_420 }, '2027-01-01')).toMatch(/Der Mindestlohn beträgt 14,60 €/);
  expect(WAGE_FIGURES[0]).toEqual({
    from: FACTS.asOfDate,
    minimumWage: Number(FACTS.minimumWage.replace(',', '.')) * 100,
    minijobLimit: FACTS.minijobLimit * 100,
  });
});

test('REACH-13 employers-68 German law is not held against a job abroad', () => {
  const low = { pay_from: 900, postalCode: 'A-5020' };
  expect(found(low)).toBe('');
  expect(found({ ...low, contractKind: 'minijob' })).toMatch(/nur in Deutschland/);
});
