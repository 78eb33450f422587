/** @jest-environment node */
import { describePlace } from './describe-place.ts';
import { cities, germanyBox, states } from './germany.ts';
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

test('LOC-03 every city lies in Germany and has a German name', () => {
  for (const { at } of cities) {
    expect(at.x).toBeGreaterThan(germanyBox.minX - 20);
    expect(at.x).toBeLessThan(germanyBox.maxX + 20);
    expect(at.y).toBeGreaterThan(germanyBox.minY - 20);
    expect(at.y).toBeLessThan(germanyBox.maxY + 20);
  }
  const names = cities.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Berlin', 'Hamburg', 'München', 'Köln']);
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

test('all of Germany fits into a wide and into a high map', () => {
  for (const box of [size, { width: 320, height: 600 }]) {
    const view = fitBox(germanyBox, box);
    const { x, y } = toPixels({ x: germanyBox.minX, y: germanyBox.minY }, view, box);
    expect(Math.min(x, y)).toBeCloseTo(16);
    expect(fromPixels({ x, y }, view, box).x).toBeCloseTo(germanyBox.minX);
  }
});

test('names stand beside one another, the large cities first, never over what is taken', () => {
  const view = fitBox(germanyBox, size);
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
])('LOC-03 the place %j in words', (place, text) => {
  expect(describePlace(place)).toMatch(text);
});

test('LOC-03 in a well-known city its name says enough', () => {
  expect(describePlace(köln)).toBeNull();
});
