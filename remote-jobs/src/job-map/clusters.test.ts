/** @jest-environment node */
import type { JobMapPoint } from '@silverjobs/contract';
import { clusterName, createClusterIndex, isListable } from './clusters.ts';

const point = (place: string, lat: number, lon: number, count: number): JobMapPoint => ({
  place,
  lat,
  lon,
  count,
  postal_code: String(10_000 + Math.round(lat * 100)),
});
const kassel = point('Kassel', 51.31, 9.5, 12);
const baunatal = point('Baunatal', 51.26, 9.41, 11);
const münchen = point('München', 48.14, 11.58, 40);
const index = createClusterIndex([münchen, baunatal, kassel]);

test('POOL-12 places near one another are one, named after the place with the most jobs', () => {
  const clusters = index.clustersAt(5.9);
  expect(clusters.map(clusterName)).toEqual(['23 Stellen bei Kassel', '40 Stellen in München']);
  expect(index.contentOf(clusters[0] as (typeof clusters)[0]).points).toEqual(
    expect.arrayContaining([kassel, baunatal]),
  );
});

test('POOL-12 nearer they are two, the northern one first', () => {
  const clusters = index.clustersAt(12);
  expect(clusters.map(({ place, places }) => [place, places])).toEqual([
    ['Kassel', 1],
    ['Baunatal', 1],
    ['München', 1],
  ]);
  expect(index.contentOf(clusters[1] as (typeof clusters)[0]).points).toEqual([baunatal]);
});

test('POOL-12 two places 60 px apart are two, nearer they are one; at no zoom is a job lost', () => {
  // At zoom 0 the world is 256 px wide: 1 degree of longitude is 256 / 360 px, times 2^zoom.
  const apart = (pixels: number, zoom: number) => (pixels * 360) / 256 / 2 ** zoom;
  const at = (pixels: number) =>
    createClusterIndex([point('A', 50, 9, 1), point('B', 50.0001, 9 + apart(pixels, 8), 1)]);
  expect(at(62).clustersAt(8)).toHaveLength(2);
  expect(at(58).clustersAt(8)).toHaveLength(1);
  for (const zoom of [3, 5, 8, 11, 16, 17]) {
    expect(index.clustersAt(zoom).reduce((sum, { jobs }) => sum + jobs, 0)).toBe(63);
  }
});

test('HERS-08 with letters twice as large two places 100 px apart are one button', () => {
  const points = [point('A', 50, 9, 1), point('B', 50.0001, 9 + (100 * 360) / 256 / 2 ** 8, 1)];
  expect(createClusterIndex(points).clustersAt(8)).toHaveLength(2);
  expect(createClusterIndex(points, 2).clustersAt(8)).toHaveLength(1);
});

test.each([
  [{ jobs: 1, place: 'Kassel', places: 1 }, '1 Stelle in Kassel'],
  [{ jobs: 12_345, place: 'Kassel', places: 7 }, '12.345 Stellen bei Kassel'],
])('POOL-12 %j is called %p', (cluster, name) => {
  expect(clusterName(cluster)).toBe(name);
});

test('POOL-12 only so many places can be listed at once', () => {
  expect(isListable({ places: 500 })).toBe(true);
  expect(isListable({ places: 501 })).toBe(false);
});
