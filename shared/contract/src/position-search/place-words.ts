/** Towns, states and neighbours that many type as what they look for; folded. */
const PLACES = new Set(
  `aachen augsburg berlin bielefeld bochum bonn bottrop braunschweig bremen bremerhaven chemnitz
  cottbus darmstadt dortmund dresden duisburg dusseldorf erfurt erlangen frankfurt freiburg furth
  gelsenkirchen gottingen hagen hamburg hamm hannover heidelberg heilbronn herne hildesheim
  ingolstadt jena karlsruhe kassel kiel koblenz koln krefeld leipzig leverkusen lubeck ludwigshafen
  magdeburg mainz mannheim moers monchengladbach mulheim munchen munster neuss nurnberg oberhausen
  offenbach oldenburg osnabruck paderborn pforzheim potsdam recklinghausen regensburg remscheid
  reutlingen rostock saarbrucken salzgitter schwerin siegen solingen stuttgart trier ulm wiesbaden
  wolfsburg wuppertal wurzburg bayern hessen sachsen thuringen brandenburg niedersachsen saarland
  nrw nordrhein westfalen rheinland pfalz mecklenburg vorpommern holstein schleswig wurttemberg
  ruhrgebiet allgau eifel sauerland ostsee nordsee bodensee deutschland wien salzburg graz
  osterreich zurich basel bern schweiz`.split(/\s+/),
);

/** Words that are occupations, too; a place only when they stand alone. */
const ALONE = new Set(['essen', 'halle', 'hof', 'worms', 'marl', 'werder']);

/**
 * Whether a folded word is surely a place: a large town, a state or a postal code.
 * @param isAlone whether nothing else was typed
 */
export function isPlaceWord(word: string, isAlone: boolean): boolean {
  return PLACES.has(word) || /^\d{5}$/.test(word) || (isAlone && ALONE.has(word));
}
