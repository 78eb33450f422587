import { payLabel, readAmount } from './pay.ts';

test.each([
  [{ pay_unit: 'hour', pay_from: 1_600, pay_to: null }, '16 € pro Stunde'],
  [{ pay_unit: 'hour', pay_from: 1_650, pay_to: 1_800 }, '16,50 bis 18 € pro Stunde'],
  [{ pay_unit: 'month', pay_from: 60_300, pay_to: 60_300 }, '603 € im Monat'],
  [{ pay_unit: 'unpaid', pay_from: null, pay_to: null }, 'ehrenamtlich, ohne Bezahlung'],
  [{ pay_unit: 'hour', pay_from: null, pay_to: null }, null],
  [{ pay_unit: null, pay_from: null, pay_to: null }, null],
] as const)('TRUST-09 employers-35 the pay %j reads %p', (pay, label) => {
  expect(payLabel(pay)).toBe(label);
});

test.each([
  ['16', 1_600],
  ['16,5', 1_650],
  ['16.50 €', 1_650],
  ['1.200', 120_000],
  ['2.400,50', 240_050],
  ['viel', null],
  ['-3', null],
  ['', null],
])('TRUST-09 employers-35 the amount %p is %p cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});
