import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceRow, Places, PostalCodeRow, StateRow } from '../types.ts';

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
    .map((line) => line.split('\t'));
}

/**
 * What people call the country around a town, where no authority does: it lies where the town does
 * that people think of first.
 */
const regions: ReadonlyMap<string, readonly string[]> = new Map(
  `A-2130 Weinviertel;A-2700 Industrieviertel;A-3300 Mostviertel;A-3910 Waldviertel;A-4240 Mühlviertel
A-4820 Salzkammergut;A-4840 Hausruckviertel;A-4910 Innviertel;A-5580 Lungau;A-5600 Pongau
A-5700 Pinzgau;A-6290 Zillertal;A-6600 Außerfern;A-6780 Montafon;A-8430 Südsteiermark
A-9220 Wörthersee;A-9900 Osttirol;CH-3550 Emmental;CH-3800 Berner Oberland;CH-3930 Oberwallis
CH-4410 Baselbiet;CH-7500 Engadin,Oberengadin;CH-8620 Zürcher Oberland;CH-8810 Zürichsee
CH-9630 Toggenburg`
    .split(/[;\n]/)
    .map((entry) => {
      const [code = '', ...names] = entry.split(' ');
      return [code, names.join(' ').split(',')] as const;
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
    postalCodes.push({ ...here, place: main, located: 'place', population: Number(population) });
    for (const place of [main, ...others, ...(regions.get(code) ?? [])]) {
      places.push({ ...here, id: firstId + places.length, place, is_primary: place === main });
    }
  }
  return { states, postal_codes: postalCodes, places };
}
