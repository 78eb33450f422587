/** @jest-environment node */
import { buildWhereOption } from '@silverjobs/testing';
import { chooseLocation, locationOptions } from './location-choice.ts';

test("PICK-04 'Alle Regionen und Postleitzahlen' clears radius and region", () => {
  expect(chooseLocation(buildWhereOption({ id: -1, radius: 10, region: 7 }))).toEqual({
    id: -1,
    label: 'Alle Regionen und Postleitzahlen',
    type: 'all',
    value: -1,
    radius: null,
    region: null,
  });
});

test("PICK-04 'Homeoffice' sets radius 0 and region 2", () => {
  expect(chooseLocation(buildWhereOption({ id: 4, radius: 10, region: null }))).toEqual({
    id: 4,
    label: 'Homeoffice',
    type: 'region_id',
    value: 2,
    radius: 0,
    region: 2,
  });
});

test('PICK-04 any other option keeps its radius and region', () => {
  expect(chooseLocation(buildWhereOption({ id: 901, radius: 25, region: 5 }))).toMatchObject({
    id: 901,
    radius: 25,
    region: 5,
  });
});

const land = buildWhereOption({ id: 20, label: 'Bayern', type: 'region_id', value: 9 });
const homeoffice = buildWhereOption({ id: 4, label: 'Homeoffice' });

test.each([
  ['no text: the built-in ones first, each once', [homeoffice, land], '', [-1, 4, 20]],
  ['a text: what the server found', [land], 'bay', [20]],
  ['a text that finds nothing', [], 'xyz', []],
  ['nothing could be loaded: the built-in ones', undefined, 'bay', [-1, 4]],
  ['hidden options stay hidden', [{ ...land, show: false }], '', [-1, 4]],
])('PICK-03 options for %s', (_, answered, text, expected) => {
  expect(locationOptions(answered, text).map(({ id }) => id)).toEqual(expected);
});
