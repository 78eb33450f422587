import { fold } from '../places/fold.ts';

/** Other names of places: dialect, short, foreign, former; then the name that the search knows. */
const list = `
Vienna: Wien
Sankt Gallen: St. Gallen
Genf,Geneva: Genève
Neuenburg am See,Neuenburg Schweiz: Neuchâtel
Sitten: Sion
Freiburg im Üechtland,Freiburg Schweiz: Fribourg
Baselland: Basel-Landschaft
Salzburger Land: Land Salzburg
Biel,Bienne: Biel/Bienne
Salzkammergut: Bad Ischl
Cologne,Kölle,Kolonia: Köln
Munich,Minga,Muc: München
Nuremberg,Nbg: Nürnberg
Bln,Spreeathen: Berlin
Stgt,Benztown: Stuttgart
Lpz: Leipzig
DD: Dresden
Hanover: Hannover
Brunswick: Braunschweig
Hbg,HH: Hamburg
HB: Bremen
FFM,Frankfurt M,Mainhattan: Frankfurt am Main
FFO: Frankfurt (Oder)
D dorf,Ddorf: Düsseldorf
M gladbach,Mgladbach,MG,Mönchen-Gladbach: Mönchengladbach
Karl-Marx-Stadt: Chemnitz
Elbflorenz: Dresden
Meenz: Mainz
Hamborg: Hamburg
Nürnberch,Nämberch,Nämberg: Nürnberg
Dräsden: Dresden
Leibzsch,Leipzsch: Leipzig
Mannem: Mannheim
Stuagert,Schduagert: Stuttgart
Frangfurt: Frankfurt am Main
Bärlin: Berlin
Saarbrigge: Saarbrücken
Oldenborg: Oldenburg
KW: Königs Wusterhausen
KL: Kaiserslautern
GAP: Garmisch-Partenkirchen
Westerland: Sylt
St. Tönis,Sankt Tönis: Tönisvorst
St. Peter,Sankt Peter: Sankt Peter-Ording
Speckgürtel Berlin,Berliner Umland,Großraum Berlin: Berlin
Münchner Umland,Speckgürtel München: München`;

const names = new Map(
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [others = '', name = ''] = line.split(': ');
      return others.split(',').map((other) => [fold(other), name] as const);
    }),
);

/** The name that the search knows for a text, which is the text itself for most. */
export function knownName(text: string): string {
  // As Swabians say it: 'Balinga', 'Tuttlenga'.
  return names.get(fold(text)) ?? text.replace(/^(\p{L}{2,20})[ie]nga$/u, '$1ingen');
}
