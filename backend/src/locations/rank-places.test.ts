import { fold } from '../places/fold.ts';
import { type FoundPlace, rankPlaces } from './rank-places.ts';
import { readTypedText } from './typed-text.ts';

const place = (code: string, name: string, population: number, district = 'Kreis'): FoundPlace => ({
  code,
  name,
  searchKey: fold(name),
  ambiguous: false,
  districtLabel: district,
  population,
});

const codes = (found: readonly FoundPlace[], text: string) => {
  const typed = readTypedText(text);
  if (!typed) throw new Error('nothing typed');
  return rankPlaces(found, typed).map(({ code }) => code);
};

test('the name as it was typed comes before one that only folds alike, whatever its size', () => {
  const found = [place('66538', 'Neunkirchen', 49_843), place('29643', 'Neuenkirchen', 5_693)];
  expect(codes(found, 'Neuenkirchen')).toEqual(['29643', '66538']);
  expect(codes(found, 'neunkirchen')).toEqual(['66538', '29643']);
});

test('a whole name comes before a longer one, a beginning before a later word', () => {
  const found = [
    place('30001', 'Bad Essen', 900_000),
    place('30002', 'Essenbach', 800_000),
    place('30003', 'Essen', 1),
  ];
  expect(codes(found, 'essen')).toEqual(['30003', '30002', '30001']);
});

test('the larger place comes first, then the lower code', () => {
  const found = [place('3', 'Neustadt', 5), place('2', 'Neustadt', 5), place('1', 'Neustadt', 9)];
  expect(codes(found, 'neustadt')).toEqual(['1', '2', '3']);
});

test('a big town shows three of its codes before smaller places have their turn', () => {
  const big = ['1', '2', '3', '4', '5'].map((code) => place(code, 'Neuss', 150_000));
  expect(codes([...big, place('9', 'Neuruppin', 30_000)], 'neu')).toEqual([
    '1',
    '2',
    '3',
    '9',
    '4',
    '5',
  ]);
});

test('codes are in order when digits were typed', () => {
  const found = [place('50670', 'Köln', 2), place('50667', 'Köln', 1)];
  expect(codes(found, '506')).toEqual(['50667', '50670']);
});
