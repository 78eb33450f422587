import type { StateRow } from '../types.ts';

/** The 16 Länder; the id is the number of the official municipality key. */
export const states: readonly StateRow[] = [
  { id: 1, code: 'SH', label: 'Schleswig-Holstein' },
  { id: 2, code: 'HH', label: 'Hamburg' },
  { id: 3, code: 'NI', label: 'Niedersachsen' },
  { id: 4, code: 'HB', label: 'Bremen' },
  { id: 5, code: 'NW', label: 'Nordrhein-Westfalen' },
  { id: 6, code: 'HE', label: 'Hessen' },
  { id: 7, code: 'RP', label: 'Rheinland-Pfalz' },
  { id: 8, code: 'BW', label: 'Baden-Württemberg' },
  { id: 9, code: 'BY', label: 'Bayern' },
  { id: 10, code: 'SL', label: 'Saarland' },
  { id: 11, code: 'BE', label: 'Berlin' },
  { id: 12, code: 'BB', label: 'Brandenburg' },
  { id: 13, code: 'MV', label: 'Mecklenburg-Vorpommern' },
  { id: 14, code: 'SN', label: 'Sachsen' },
  { id: 15, code: 'ST', label: 'Sachsen-Anhalt' },
  { id: 16, code: 'TH', label: 'Thüringen' },
];
