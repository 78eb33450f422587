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

/** Austria, Switzerland or Liechtenstein, drawn as a whole. */
export interface CountryAbroad {
  code: string;
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
export const states: readonly State[] = data.states.map(withBox);

/** The other countries where jobs are. */
export const countriesAbroad: readonly CountryAbroad[] = data.abroad.map(withBox);

/** First numbers of the Länder and cantons abroad (backend/src/reference/places/abroad.ts), the last first. */
const FIRST_NUMBERS = [
  [57, 'LI'],
  [31, 'CH'],
  [21, 'AT'],
] as const;

/**
 * What the map shows of a Land or canton: its own outline in Germany, abroad that of its country.
 * @param number as the reference data counts them: 1 to 16 in Germany, from 21 on abroad
 */
export function outlineOf(number: number | undefined): State | CountryAbroad | undefined {
  if (number === undefined) return undefined;
  const abroad = FIRST_NUMBERS.find(([first]) => number >= first)?.[1];
  return abroad
    ? countriesAbroad.find(({ code }) => code === abroad)
    : states.find(({ id }) => id === number);
}

/** The neighbouring countries and the great rivers, as SVG paths. */
export const { neighbours, rivers } = data;

/** Cities, the largest first. */
export const cities = namedPoints(data.cities);

/** Names of the neighbouring countries, where they are written. */
export const countries = namedPoints(data.countries);

const landBoxes = [...states, ...countriesAbroad].map(({ box }) => box);

/** All of the countries where jobs are. */
export const mapBox: WorldBox = {
  minX: Math.min(...landBoxes.map(({ minX }) => minX)),
  minY: Math.min(...landBoxes.map(({ minY }) => minY)),
  maxX: Math.max(...landBoxes.map(({ maxX }) => maxX)),
  maxY: Math.max(...landBoxes.map(({ maxY }) => maxY)),
};

function withBox<T extends { box: string }>({ box, ...rest }: T) {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box.split(' ').map(Number);
  return { ...rest, box: { minX, minY, maxX, maxY } };
}

function namedPoints(text: string): NamedPoint[] {
  return text.split(';').map((entry) => {
    const [name = '', lat, lon] = entry.split(',');
    const place = { lat: Number(lat), lon: Number(lon) };
    return { name, ...place, at: toWorld(place) };
  });
}
