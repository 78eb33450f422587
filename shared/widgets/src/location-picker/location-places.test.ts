/** @jest-environment node */
import type { WhereOption } from '@silverjobs/contract';
import { buildWhereOption } from '@silverjobs/testing';
import { codeOfLabel, groupPlaces, hintFor, noteFor } from './location-places.ts';

const option = (code: string, name: string, radius: number, match?: WhereOption['match']) =>
  buildWhereOption({
    id: Number(`1${code}${radius}`),
    label: `${code} ${name}, Umkreis ${radius} km`,
    value: code,
    radius,
    ...(match && { match }),
  });
const bavaria = buildWhereOption({ id: 109, label: 'Bayern', type: 'region_id', value: 109 });

test('PICK-03 a place stands in the list once, with its radii by size and the first one as default', () => {
  const places = groupPlaces([
    bavaria,
    option('50667', 'Köln', 10),
    option('50667', 'Köln', 5),
    option('53111', 'Bonn', 10),
  ]);
  expect(places.map(({ label }) => label)).toEqual(['Bayern', '50667 Köln', '53111 Bonn']);
  expect(places[1]?.radii.map(({ radius }) => radius)).toEqual([5, 10]);
  expect(places[1]?.first.radius).toBe(10);
});

test.each([
  ['50667 Köln, Umkreis 10 km', '50667'],
  ['Bayern', null],
  [undefined, null],
])('the postal code of %p is %p', (label, code) => {
  expect(codeOfLabel(label)).toBe(code);
});

test('FIND-03 a list of guesses says so before it, a guess among others below itself', () => {
  const guess = option('40213', 'Düsseldorf', 10, 'guess');
  const abroad = option('94032', 'Passau', 10, 'abroad');
  const only = groupPlaces([guess]);
  expect(noteFor(only, 'Düseldorf')).toBe('„Düseldorf“ kennen wir nicht. Meinten Sie …?');
  expect(only.map((place) => hintFor(place, only))).toEqual([null]);
  const mixed = groupPlaces([abroad, guess]);
  expect(noteFor(mixed, 'Wien')).toContain('Stellen gibt es bei uns nur in Deutschland');
  expect(mixed.map((place) => hintFor(place, mixed))).toEqual([null, 'Meinten Sie diesen Ort?']);
  expect(noteFor(groupPlaces([bavaria]), 'Bayern')).toBeNull();
});
