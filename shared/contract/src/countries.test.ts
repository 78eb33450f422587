import { countryOf, inPlace, meantCodes, postalDigits, townLines } from './countries.ts';
import { payLabel } from './pay.ts';
import { readPostalCode } from './typed-values.ts';
import { isVatId, readVatId, vatRule } from './vat.ts';

test.each([
  ['A-5020', 'A-5020'],
  ['AT 5020', 'A-5020'],
  ['a5020 Salzburg', 'A-5020'],
  ['5020 Salzburg, Österreich', 'A-5020'],
  ['CH-4051 Basel', 'CH-4051'],
  ['4051 Basel Schweiz', 'CH-4051'],
  ['FL-9490', 'FL-9490'],
  ['LI 9490 Vaduz', 'FL-9490'],
  ['1067', '1067'],
  ['1067 Dresden', '1067'],
  ['D-01067 Dresden', '01067'],
])('REACH-13 %j is read as the postal code %s', (typed, code) => {
  expect(readPostalCode(typed)).toBe(code);
});

test('REACH-13 a postal code tells its country, its digits and the lines of an address', () => {
  expect(countryOf('A-5020').name).toBe('Österreich');
  expect(countryOf('01067').code).toBe('DE');
  expect(countryOf(null).code).toBe('DE');
  expect(postalDigits('CH-4051')).toBe('4051');
  expect(postalDigits('01067')).toBe('01067');
  expect(townLines('A-5020', 'Salzburg')).toEqual(['5020 Salzburg', 'Österreich']);
  expect(townLines('50667', 'Köln')).toEqual(['50667 Köln']);
  expect(townLines(null, null)).toEqual([]);
});

test.each([
  ['Schweiz', 'in der Schweiz'],
  ['Österreich', 'in Österreich'],
  ['Kanton Zürich', 'im Kanton Zürich'],
  ['Land Salzburg', 'im Land Salzburg'],
  ['Landshut', 'in Landshut'],
])('REACH-13 %s in a sentence: %s', (name, text) => {
  expect(inPlace(name)).toBe(text);
});

test('REACH-13 four digits may have lost a zero or lie in a neighbouring country', () => {
  expect(meantCodes('1067')).toEqual(['01067', 'A-1067', 'CH-1067', 'FL-1067']);
  expect(meantCodes('50667')).toEqual([]);
});

test.each([
  ['ATU12345675', true],
  ['atu 1234 5675', true],
  ['ATU12345678', false],
  ['ATU1234567', false],
  ['CHE-116.281.710 MWST', true],
  ['CHE116281710', true],
  ['CHE-116.281.711', false],
  ['DE123456789', false],
])('REACH-13 %j as a number for VAT: %s', (typed, right) => {
  expect(isVatId(readVatId(typed))).toBe(right);
});

test('REACH-13 employers-68 Austrian companies owe the VAT themselves, Swiss ones none here', () => {
  expect(vatRule('50667', null)).toEqual({ percent: 19, note: null });
  expect(vatRule('A-5020', 'ATU12345675')).toMatchObject({
    percent: 0,
    note: expect.stringMatching(/Reverse Charge/),
  });
  // Without its number nobody knows that it is a business.
  expect(vatRule('A-5020', null)).toEqual({ percent: 19, note: null });
  expect(vatRule('CH-4051', null)).toMatchObject({ note: expect.stringMatching(/§ 3a Abs. 2/) });
  expect(vatRule('FL-9490', null).percent).toBe(0);
});

test('REACH-13 pay of a Swiss job is in CHF, of an Austrian one in €', () => {
  const pay = { pay_unit: 'hour', pay_from: 2_800, pay_to: null } as const;
  expect(payLabel(pay, 'CH-4051')).toBe('28 CHF pro Stunde');
  expect(payLabel(pay, 'A-5020')).toBe('28 € pro Stunde');
  expect(payLabel(pay)).toBe('28 € pro Stunde');
});
