type Range = readonly [number, number];

/** Euros an hour where a subsector differs from its sector. */
const bySubsector: Readonly<Record<number, Range>> = {
  101: [14, 16],
  103: [14, 16],
  104: [17, 22],
  201: [18, 24],
  202: [16, 21],
  203: [19, 25],
  204: [16, 21],
  305: [15, 19],
  403: [18, 25],
  404: [17, 24],
  405: [16, 22],
  603: [14, 15],
  904: [14, 18],
  905: [22, 34],
  1101: [18, 26],
  1103: [24, 38],
  1104: [18, 30],
  1201: [16, 22],
  1202: [14, 17],
  1203: [20, 30],
  1204: [26, 40],
  1401: [15, 20],
  1402: [16, 24],
  1403: [14, 16],
  1404: [18, 26],
};

/** Euros an hour where a position differs from its subsector. */
const byPosition: Readonly<Record<number, Range>> = {
  10105: [14, 15],
  20102: [15, 17],
  20401: [32, 42],
  20404: [14, 15],
  30202: [20, 27],
  40102: [24, 32],
  40105: [24, 34],
  40205: [14, 16],
  40504: [14, 16],
  70201: [17, 21],
  80201: [15, 18],
  80305: [16, 19],
  90306: [14, 16],
  110401: [16, 20],
};

/** The usual pay of a position in 2026, never under the minimum wage of 13,90 €. */
export const payRange = (positionId: number, sector: Range): Range =>
  byPosition[positionId] ?? bySubsector[Math.floor(positionId / 100)] ?? sector;
