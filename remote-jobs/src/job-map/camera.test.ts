/** @jest-environment node */
import { fromPixels, mapBox, toPixels, toWorld } from '@silverjobs/widgets/germany-map';
import { cameraOn, kept, MAX_ZOOM, minZoom, moved, viewOf, zoomed } from './camera.ts';

const size = { width: 360, height: 420 };
const köln = { lat: 50.94, lon: 6.96 };
const berlin = { lat: 52.52, lon: 13.4 };

test('POOL-12 at first all places of the filter are in sight', () => {
  const view = viewOf(cameraOn([köln, berlin], size));
  for (const place of [köln, berlin]) {
    const { x, y } = toPixels(toWorld(place), view, size);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(320);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(380);
  }
});

test('POOL-12 without places all countries with jobs are in sight; one place shows its region', () => {
  expect(cameraOn([], size).zoom).toBeCloseTo(minZoom(size));
  const { zoom, center } = cameraOn([köln], size);
  expect(center).toEqual(toWorld(köln));
  expect(zoom).toBeGreaterThan(minZoom(size));
  expect(zoom).toBeLessThan(11);
});

test('zooming keeps the point under the pointer where it is', () => {
  const camera = cameraOn([köln], size);
  const at = { x: 90, y: 300 };
  const before = fromPixels(at, viewOf(camera), size);
  const after = fromPixels(at, viewOf(zoomed(camera, 1, size, at)), size);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test('nothing leads further away than the whole map, nor nearer than useful', () => {
  const camera = cameraOn([köln], size);
  expect(zoomed(camera, -20, size).zoom).toBe(minZoom(size));
  expect(zoomed(camera, 20, size).zoom).toBe(MAX_ZOOM);
  expect(moved(camera, -1e9, 1e9, size).center).toEqual({ x: mapBox.minX, y: mapBox.maxY });
  expect(kept({ center: { x: 0, y: 0 }, zoom: 0 }, size).zoom).toBe(minZoom(size));
});

test('moving by pixels moves the map by just that', () => {
  const camera = cameraOn([köln], size);
  const { x, y } = toPixels(toWorld(köln), viewOf(moved(camera, 50, -20, size)), size);
  expect(x).toBeCloseTo(size.width / 2 - 50);
  expect(y).toBeCloseTo(size.height / 2 + 20);
});

test('REACH-13 jobs in Wien and Genf are in sight together', () => {
  const places = [
    { lat: 48.21, lon: 16.37 },
    { lat: 46.2, lon: 6.15 },
  ];
  const view = viewOf(cameraOn(places, size));
  for (const place of places) {
    const { x } = toPixels(toWorld(place), view, size);
    expect(x).toBeGreaterThan(15);
    expect(x).toBeLessThan(345);
  }
});
