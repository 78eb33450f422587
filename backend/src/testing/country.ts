import type { Places } from '../reference/types.ts';

type Row = readonly [code: string, place: string, district: number, lat: number, lon: number];

/** A Germany of a few places; the district's key begins with the number of its Land. */
const ROWS: readonly Row[] = [
  ['50667', 'Köln', 5315, 50.9384, 6.9599],
  ['50670', 'Köln', 5315, 50.9503, 6.9497],
  ['51065', 'Köln', 5315, 50.9659, 7.0102],
  ['53111', 'Bonn', 5314, 50.7402, 7.0985],
  ['40213', 'Düsseldorf', 5111, 51.2262, 6.7731],
  ['50226', 'Frechen', 5362, 50.9094, 6.8114],
  ['44137', 'Dortmund', 5913, 51.5136, 7.4556],
  ['80331', 'München', 9162, 48.1345, 11.571],
  ['85354', 'Freising', 9178, 48.4008, 11.7444],
  ['96450', 'Coburg', 9463, 50.2599, 10.9642],
  ['18055', 'Rostock', 13003, 54.0887, 12.1446],
  ['01067', 'Dresden', 14612, 51.0547, 13.7269],
  ['31535', 'Neustadt', 3241, 52.5036, 9.4591],
  ['67433', 'Neustadt', 7316, 49.3501, 8.1389],
  ['06526', 'Sangerhausen', 15087, 51.4725, 11.3031],
  ['59494', 'Soest', 5974, 51.5711, 8.1057],
  ['73430', 'Aalen', 8136, 48.8366, 10.0971],
  ['63739', 'Aschaffenburg', 9661, 49.9755, 9.1456],
  ['60311', 'Frankfurt am Main', 6412, 50.1109, 8.6821],
  ['15230', 'Frankfurt (Oder)', 12053, 52.3471, 14.5506],
];

const STATES: Readonly<Record<number, readonly [code: string, label: string]>> = {
  3: ['NI', 'Niedersachsen'],
  5: ['NW', 'Nordrhein-Westfalen'],
  6: ['HE', 'Hessen'],
  7: ['RP', 'Rheinland-Pfalz'],
  8: ['BW', 'Baden-Württemberg'],
  9: ['BY', 'Bayern'],
  12: ['BB', 'Brandenburg'],
  13: ['MV', 'Mecklenburg-Vorpommern'],
  14: ['SN', 'Sachsen'],
  15: ['ST', 'Sachsen-Anhalt'],
};

const DISTRICTS: Readonly<Record<number, string>> = {
  3241: 'Region Hannover',
  5111: 'Düsseldorf',
  5314: 'Bonn',
  5315: 'Köln',
  5362: 'Rhein-Erft-Kreis',
  5913: 'Dortmund',
  5974: 'Kreis Soest',
  6412: 'Frankfurt am Main',
  7316: 'Neustadt an der Weinstraße',
  8136: 'Ostalbkreis',
  9162: 'München',
  9178: 'Landkreis Freising',
  9463: 'Coburg',
  9661: 'Aschaffenburg',
  12053: 'Frankfurt (Oder)',
  13003: 'Rostock',
  14612: 'Dresden',
  15087: 'Landkreis Mansfeld-Südharz',
};

const stateOf = (district: number) => Math.floor(district / 1_000);

export const country: Places = {
  states: Object.entries(STATES).map(([id, [code, label]]) => ({ id: Number(id), code, label })),
  districts: Object.entries(DISTRICTS).map(([id, label]) => ({
    id: Number(id),
    key: id.padStart(5, '0'),
    label,
    state_id: stateOf(Number(id)),
  })),
  postal_codes: ROWS.map(([postal_code, place, district_id, lat, lon], index) => ({
    postal_code,
    place,
    district_id,
    state_id: stateOf(district_id),
    lat,
    lon,
    located: 'place',
    population: 1_000 * (ROWS.length - index),
  })),
  places: [
    ...ROWS.map(([postal_code, place, district_id, lat, lon], index) => ({
      id: index + 1,
      postal_code,
      place,
      district_id,
      state_id: stateOf(district_id),
      lat,
      lon,
      is_primary: true,
    })),
    {
      id: 900,
      postal_code: '01067',
      place: 'Dresden Friedrichstadt',
      district_id: 14612,
      state_id: 14,
      lat: 51.0587,
      lon: 13.7172,
      is_primary: false,
    },
  ],
};
