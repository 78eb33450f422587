import data from './germany.json';
import { type LatLon, toWorld, type WorldPoint } from './mercator.ts';

/** Least and greatest coordinates of a part of the world. */
export interface WorldBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** One of the 16 Länder. */
export interface State {
  /** Official number, 1 to 16. */
  id: number;
  name: string;
  box: WorldBox;
  /** SVG path in units of the world. */
  path: string;
}

/** A city or the name of a neighbouring country. */
export interface NamedPoint extends LatLon {
  name: string;
  at: WorldPoint;
}

/** The Länder by their official numbers. */
export const states: readonly State[] = data.states.map(({ box, ...state }) => {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box.split(' ').map(Number);
  return { ...state, box: { minX, minY, maxX, maxY } };
});

/** The neighbouring countries and the great rivers, as SVG paths. */
export const { neighbours, rivers } = data;

/** Cities, the largest first. */
export const cities = namedPoints(data.cities);

/** Names of the neighbouring countries, where they are written. */
export const countries = namedPoints(data.countries);

/** All of Germany. */
export const germanyBox: WorldBox = {
  minX: Math.min(...states.map(({ box }) => box.minX)),
  minY: Math.min(...states.map(({ box }) => box.minY)),
  maxX: Math.max(...states.map(({ box }) => box.maxX)),
  maxY: Math.max(...states.map(({ box }) => box.maxY)),
};

function namedPoints(text: string): NamedPoint[] {
  return text.split(';').map((entry) => {
    const [name = '', lat, lon] = entry.split(',');
    const place = { lat: Number(lat), lon: Number(lon) };
    return { name, ...place, at: toWorld(place) };
  });
}
