/** @jest-environment node */
import { findGaps, isEarly, period, yearIn } from './careers.ts';
import { station } from './testing/sample-draft.ts';

test.each([
  ['03/1998', 1998],
  ['März 2024', 2024],
  ['heute', 2026],
  ['bis heute', 2026],
  ['über 30 Jahre', null],
  ['19985', null],
  ['', null],
])('AI-13 the year in %j is %p', (text, year) => {
  expect(yearIn(text, 2026)).toBe(year);
});

test.each([
  ['1998', '2024', '1998 – 2024'],
  [' 1998 ', '', '1998'],
  ['', '2024', '2024'],
  ['', '', ''],
])('AI-13 from %j to %j is the period %j', (from, to, text) => {
  expect(period({ from, to })).toBe(text);
});

test.each([
  ['1990', '2010', true],
  ['1990', '2011', false],
  ['1990', 'heute', false],
  ['2009', '', true],
  ['', '', false],
])('AI-13 a station from %j to %j is early: %p', (from, to, early) => {
  expect(isEarly(station({ from, to }), 2026)).toBe(early);
});

const spans = (...years: [string, string][]) =>
  years.map(([from, to], id) => station({ id, from, to }));

test.each([
  ['none between stations that touch', spans(['2012', '2018'], ['2018', '2024']), []],
  ['none of a year', spans(['2012', '2018'], ['2019', 'heute']), []],
  ['one of years', spans(['2020', '2024'], ['2012', '2016']), [{ from: 2016, to: 2020 }]],
  ['none under a longer station', spans(['2012', '2024'], ['2013', '2014'], ['2020', '2022']), []],
  ['none long ago', spans(['1980', '1990'], ['2000', '2024']), []],
  ['none without years', spans(['', ''], ['über 30 Jahre', '']), []],
])('AI-13 gaps: %s', (_, stations, gaps) => {
  expect(findGaps(stations, 2026)).toEqual(gaps);
});
