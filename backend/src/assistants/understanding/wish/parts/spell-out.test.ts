import type { Piece } from './parts.ts';
import { spelledOut } from './spell-out.ts';

test.each<[Piece['part'], string, string]>([
  ['hours', '10-15', '15 Stunden'],
  ['hours', 'pensum 50', '50 Prozent'],
  ['hours', 'paar Stunden', 'paar Stunden'],
  ['days', 'Mo-Do', 'Mo bis Do'],
  ['days', 'Di/Fr', 'Di und Fr'],
  ['time', '8-12', '8 bis 12 Uhr'],
  ['time', 'früh', 'morgens'],
  ['pay', 'so fünfzehn Euro', '15 Euro pro Stunde'],
  ['pay', 'ab 3.500 €', '3500 Euro im Monat'],
  ['pay', 'Tariflohn', ''],
  ['radius', 'Radius 25', '25 km'],
  ['radius', 'hier ums Eck', 'nicht weit'],
  ['not', 'GERÜSTBAU NEIN DANKE', 'ohne GERÜSTBAU'],
  ['work', 'Gärtner', ''],
])('assistants-84 a piece about %s, %j, is spelled out as %j', (part, text, plain) => {
  expect(spelledOut({ part, text })).toBe(plain);
});
