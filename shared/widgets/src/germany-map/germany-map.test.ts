/** @jest-environment node */
import { describePlace } from './describe-place.ts';
import { cities, countriesAbroad, mapBox, outlineOf, states } from './germany.ts';
import { fitBox, fitCircle, fromPixels, toPixels } from './map-view.ts';
import { metresToWorld, toLatLon, toWorld } from './mercator.ts';
import { placeLabels } from './place-labels.ts';

const köln = { lat: 50.94, lon: 6.96 };
const size = { width: 320, height: 270 };

test('LOC-03 the data holds the 16 Länder by their official numbers, Berlin inside Germany', () => {
  expect(states.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(states[8]?.name).toBe('Bayern');
  const { x, y } = toWorld({ lat: 52.52, lon: 13.4 });
  const berlin = states.find(({ name }) => name === 'Berlin')?.box;
  expect(berlin && x > berlin.minX && x < berlin.maxX && y > berlin.minY && y < berlin.maxY).toBe(
    true,
  );
});

test('LOC-03 every city lies on the map and has a German name', () => {
  for (const { at } of cities) {
    expect(at.x).toBeGreaterThan(mapBox.minX - 20);
    expect(at.x).toBeLessThan(mapBox.maxX + 20);
    expect(at.y).toBeGreaterThan(mapBox.minY - 20);
    expect(at.y).toBeLessThan(mapBox.maxY + 20);
  }
  const names = cities.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Berlin', 'Hamburg', 'Wien', 'München']);
  expect(names).not.toContain('Munich');
});

test('a place and its point of the world lead to each other', () => {
  const back = toLatLon(toWorld(köln));
  expect(back.lat).toBeCloseTo(köln.lat, 9);
  expect(back.lon).toBeCloseTo(köln.lon, 9);
});

test('a degree of latitude is 111 km on the map', () => {
  const degree = toWorld({ lat: 50.5, lon: 7 }).y - toWorld({ lat: 51.5, lon: 7 }).y;
  expect(degree / metresToWorld(111_200, 51)).toBeCloseTo(1, 2);
});

test.each([0, 10_000, 100_000])(
  'LOC-03 a radius of %i m fits on the map, the place in the middle, with its region around',
  (radius) => {
    const view = fitCircle(köln, radius, size);
    expect(toPixels(toWorld(köln), view, size)).toEqual({ x: 160, y: 135 });
    const pixels = metresToWorld(radius, köln.lat) * view.scale;
    expect(2 * pixels).toBeLessThanOrEqual(size.height * 0.61);
    // Leverkusen, 15 km away, helps to see where Köln is.
    const near = toPixels(toWorld({ lat: 51.03, lon: 6.98 }), view, size);
    expect(near.y).toBeGreaterThan(0);
  },
);

test('the whole map fits into a wide and into a high map', () => {
  for (const box of [size, { width: 320, height: 600 }]) {
    const view = fitBox(mapBox, box);
    const { x, y } = toPixels({ x: mapBox.minX, y: mapBox.minY }, view, box);
    expect(Math.min(x, y)).toBeCloseTo(16);
    expect(fromPixels({ x, y }, view, box).x).toBeCloseTo(mapBox.minX);
  }
});

test('names stand beside one another, the large cities first, never over what is taken', () => {
  const view = fitBox(mapBox, size);
  const map = { view, size, fontSize: 16 };
  const labels = placeLabels(cities, map);
  expect(labels[0]?.name).toBe('Berlin');
  expect(labels.length).toBeGreaterThan(4);
  const bands = labels.map(({ x, y }) => [x, y]);
  expect(new Set(bands.map(String)).size).toBe(labels.length);
  const everything = { left: 0, top: 0, right: 320, bottom: 270 };
  expect(placeLabels(cities, map, [everything])).toEqual([]);
});

test.each([
  [{ lat: 51.05, lon: 9.49 }, /^etwa \d+ km südlich von Kassel$/],
  [{ lat: 54.79, lon: 8.83 }, /^etwa \d+ km .*westlich von /],
  [{ lat: 47.87, lon: 12.98 }, /^etwa 9 km nordwestlich von Salzburg$/],
])('LOC-03 the place %j in words', (place, text) => {
  expect(describePlace(place)).toMatch(text);
});

test('LOC-03 in a well-known city its name says enough', () => {
  expect(describePlace(köln)).toBeNull();
});

test.each([
  [9, 'Bayern', { lat: 48.14, lon: 11.58 }],
  [25, 'AT', { lat: 47.8, lon: 13.04 }],
  [31, 'CH', { lat: 47.37, lon: 8.55 }],
  [57, 'LI', { lat: 47.14, lon: 9.52 }],
])('REACH-13 Land or canton %i stands out as %s, around its places', (number, name, place) => {
  const outline = outlineOf(number);
  expect(outline).toMatchObject('code' in (outline ?? {}) ? { code: name } : { name });
  const { x, y } = toWorld(place);
  const { minX = 0, minY = 0, maxX = 0, maxY = 0 } = outline?.box ?? {};
  expect(x > minX && x < maxX && y > minY && y < maxY).toBe(true);
});

test('REACH-13 nothing stands out without a Land; the three other countries are on the map', () => {
  expect(outlineOf(undefined)).toBeUndefined();
  expect(countriesAbroad.map(({ code }) => code)).toEqual(['AT', 'CH', 'LI']);
});
