import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceRow, Places, PostalCodeRow, StateRow } from '../types.ts';
import { surroundings } from './surroundings.ts';

const austria =
  'Burgenland,Kärnten,Niederösterreich,Oberösterreich,Salzburg,Steiermark,Tirol,Vorarlberg,Wien';
const cantons =
  'ZH Zürich,BE Bern,LU Luzern,UR Uri,SZ Schwyz,OW Obwalden,NW Nidwalden,GL Glarus,ZG Zug,FR Freiburg,SO Solothurn,BS Basel-Stadt,BL Basel-Landschaft,SH Schaffhausen,AR Appenzell Ausserrhoden,AI Appenzell Innerrhoden,SG St. Gallen,GR Graubünden,AG Aargau,TG Thurgau,TI Tessin,VD Waadt,VS Wallis,NE Neuenburg,GE Genf,JU Jura';

const states: readonly StateRow[] = [
  ...austria.split(',').map((name, index) => ({
    id: 21 + index,
    code: `AT-${index + 1}`,
    label: name === 'Salzburg' || name === 'Wien' ? `Land ${name}` : name,
  })),
  ...cantons.split(',').map((canton, index) => ({
    id: 31 + index,
    code: `CH-${canton.slice(0, 2)}`,
    label: `Kanton ${canton.slice(3)}`,
  })),
  { id: 57, code: 'LI', label: 'Liechtenstein' },
];

/** Where the postal codes with four digits are: Austria, Switzerland, Liechtenstein, from abroad.tsv. */
function read(): string[][] {
  const lines = readFileSync(join(import.meta.dirname, 'abroad.tsv'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/ b\. (?=\p{Lu})/gu, ' bei ').split('\t'));
}

/** Inhabitants of towns that GeoNames knows by another name, so that smaller namesakes do not come before them. */
const inhabitants: ReadonlyMap<string, number> = new Map(
  `Ebenthal in Kärnten 8000;Fischamend 5700;Gratwein-Straßengel 13000;Hermagor-Pressegger See 7000
Kötschach-Mauthen 3300;Landquart 9000;Mels 8700;Neuhausen am Rheinfall 11000;Neumarkt in der Steiermark 5000
Purgstall an der Erlauf 5300;Rohrbach-Berg 5200;Spielberg 5300;Tulln an der Donau 16500
Volketswil 19000;Widnau 10000;Zwettl-Niederösterreich 11000`
    .split(/[;\n]/)
    .map((entry) => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), Number(entry.slice(at + 1))] as const;
    }),
);

let towns: ReadonlyMap<string, readonly string[]> | null = null;

/** The towns of a postal code of a neighbour, the main one first; none for other codes. */
export function townsAbroad(code: string): readonly string[] {
  towns ??= new Map(read().map(([one = '', , , , , names = '']) => [one, names.split('|')]));
  return towns.get(code) ?? [];
}

/**
 * The neighbours whose postal codes have four digits.
 * @param firstId of their places
 */
export function loadAbroad(firstId: number): Omit<Places, 'districts'> {
  const postalCodes: PostalCodeRow[] = [];
  const places: PlaceRow[] = [];
  for (const [code = '', state, lat, lon, population, names = ''] of read()) {
    const [main = '', ...others] = names.split('|');
    const here = {
      postal_code: code,
      state_id: Number(state),
      district_id: null,
      lat: Number(lat),
      lon: Number(lon),
    };
    postalCodes.push({
      ...here,
      place: main,
      located: 'place',
      population: inhabitants.get(main) ?? Number(population),
    });
    for (const place of [main, ...others, ...(surroundings.get(code) ?? [])]) {
      places.push({ ...here, id: firstId + places.length, place, is_primary: place === main });
    }
  }
  return { states, postal_codes: postalCodes, places };
}
