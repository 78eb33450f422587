import { fold } from '../places/fold.ts';
import type { TypedText } from './typed-text.ts';

/** German postal codes near it, the nearest first; none where nothing is near. */
type Abroad = { readonly names: readonly string[]; readonly near: readonly string[] };

/** Names, then the postal codes of the nearest German towns. */
const list = `
Luxemburg,Luxembourg: 54290
Straßburg,Strasbourg,Elsass,Elsaß,Colmar: 77694,79098
Frankreich,France,Paris: 77694,66111
Niederlande,Holland,Amsterdam,Rotterdam,Maastricht,Venlo,Enschede: 52062,48599
Belgien,Brüssel,Eupen,Lüttich: 52062
Dänemark,Kopenhagen: 24937
Polen,Warschau,Breslau,Stettin,Danzig: 15230,02826
Tschechien,Prag,Karlsbad: 08523,95643
Italien,Südtirol,Bozen,Meran,Gardasee,Rom,Mailand,Spanien,Mallorca,Teneriffa,Madrid,Türkei,Istanbul,Griechenland,Kroatien,Ungarn,Budapest,Portugal,England,London,USA,Slowakei,Bratislava,Rumänien,Bulgarien,Slowenien,Ukraine,Norwegen,Schweden,Thailand,Florida,Gran Canaria,Ausland,Europa: `;

const places: readonly Abroad[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', near = ''] = line.split(':');
    return {
      names: names.split(',').map((name) => fold(name)),
      near: near.trim().split(',').filter(Boolean),
    };
  });

/**
 * Postal codes near a place outside of the countries that we know; null for a text that names none.
 */
export function nearAbroad({ digits, words }: TypedText): readonly string[] | null {
  if (digits !== '') return null;
  const text = words.join(' ');
  return places.find(({ names }) => names.includes(text))?.near ?? null;
}
