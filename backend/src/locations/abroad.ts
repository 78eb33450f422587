import { fold } from '../places/fold.ts';
import type { TypedText } from './typed-text.ts';

/** German postal codes near it, the nearest first; none where nothing is near. */
type Abroad = { readonly names: readonly string[]; readonly near: readonly string[] };

/** Names, then the postal codes of the nearest German towns. */
const list = `
Österreich,Austria,Oesterreich: 83395,94032,88131
Wien,Vienna,Niederösterreich,St. Pölten,Sankt Pölten,Krems,Wiener Neustadt,Burgenland,Eisenstadt,Baden bei Wien: 94032,83395
Salzburg,Salzburger Land,Hallein,Salzkammergut,Bad Ischl: 83395,83435
Linz,Oberösterreich,Wels,Steyr,Ried im Innkreis: 94032
Schärding,Braunau: 94032,84359
Innsbruck,Tirol,Kitzbühel,Seefeld,Schwaz: 82467,83022
Kufstein: 83022,83088
Reutte: 87629
Graz,Steiermark,Leoben,Kapfenberg,Klagenfurt,Kärnten,Villach: 83395,94032
Bregenz,Vorarlberg,Dornbirn,Feldkirch,Bludenz: 88131
Schweiz,Switzerland,Suisse,Deutschschweiz: 78462,79539,79761
Zürich,Zuerich,Winterthur,Zug,Luzern,Aargau,Aarau,Thurgau,Frauenfeld,Uster: 79761,78462
Basel,Basel-Stadt,Baselland,Liestal,Riehen: 79539,79576
Bern,Biel,Thun,Solothurn,Olten,Freiburg im Üechtland,Fribourg: 79539,79761
St. Gallen,Sankt Gallen,Rorschach,Appenzell,Kreuzlingen,Arbon,Chur,Graubünden,Davos: 78462,88131
Schaffhausen: 78224,79798
Genf,Genève,Lausanne,Wallis,Sion,Tessin,Lugano,Locarno,Neuenburg: 79539
Liechtenstein,Vaduz: 88131
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

/** What follows the name without changing it: 'Wien, Österreich', 'Zürich CH'. */
const COUNTRY = new Set(['at', 'ch', 'a', 'osterreich', 'schweiz', 'austria']);

/**
 * Postal codes near a place outside of Germany; null for a text that names none. '1010 Wien' has
 * the four digits of a code there.
 */
export function nearAbroad({ digits, words }: TypedText): readonly string[] | null {
  if (digits !== '' && digits.length !== 4) return null;
  const text = words.join(' ');
  const bare = words.filter((word) => !COUNTRY.has(word)).join(' ');
  const named = places.find(({ names }) => names.includes(text) || names.includes(bare));
  return named?.near ?? null;
}
