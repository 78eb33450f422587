import { fold } from '../places/fold.ts';

const words = (list: string) => new Set(list.split(' '));

/** Words before a place that change nothing: 'Raum Stuttgart', 'in der Nähe von Köln'. */
const BEFORE = words(
  'ganz kanton ich wohne lebe suche mochte will komme arbeit arbeiten job jobs stelle stellen am liebsten gern gerne nur etwas nahe nah umgebung umkreis raum grossraum region gegend bereich stadt grossstadt rund um von vom bei beim in im an der die das den dem aus nach und ort plz postleitzahl wohnort zentrum innenstadt richtung entfernt hauptsache ca circa bis max maximal land bundesland freistaat lutherstadt stadtmitte stadtteil',
);
/** Words after a place that change nothing: 'Köln und Umgebung'. */
const AFTER = words(
  'und umgebung umland umkreis nahe raum region gegend zentrum innenstadt stadtmitte city stadt herum umzu rum so bitte in der von stadtgebiet grossraum de deutschland germany gerne',
);
/** What a place has not by this name: a point of the compass, its river, its Land: 'Köln Süd'. */
const PART = words(
  'nord sud west ost nordost nordwest sudost sudwest mitte zentrum altstadt city an am der rhein main lahn neckar donau elbe weser ruhr saale mosel isar spree havel fulda inn nrw rlp bayern hessen niedersachsen sachsen thuringen brandenburg saarland kreis landkreis lk',
);

function trim(tokens: readonly string[], before: Set<string>, after: Set<string>): string[] {
  const rest = [...tokens];
  while (rest[0] !== undefined && before.has(fold(rest[0]))) rest.shift();
  const end = rest.findLastIndex((token) => !after.has(fold(token)));
  const kept = rest.slice(0, end + 1);
  // 'Köln oder Umgebung', but 'Frankfurt Oder'.
  return end < rest.length - 1 && fold(kept.at(-1) ?? '') === 'oder' ? kept.slice(0, -1) : kept;
}

const tokensOf = (text: string) => text.split(/[\s,;:()]+/).filter((token) => fold(token) !== '');

/** A typed text without what everyday speech puts around a place. */
export function bareText(text: string): string {
  return trim(tokensOf(text), BEFORE, AFTER).join(' ');
}

/** The same without what only says which part or which of several. */
export function withoutPart(text: string): string {
  const tokens = tokensOf(bareText(text).replaceAll('-', ' '));
  return trim(tokens, PART, PART).join(' ');
}
