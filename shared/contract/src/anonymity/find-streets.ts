import { foldText } from '../fold-text.ts';
import { type Piece, piecesOf, type Span, spanOf } from './span.ts';

const ENDINGS =
  'strasse str weg gasse allee platz ring damm ufer chaussee steig stieg stiege pfad promenade kamp berg hof markt wall graben reihe zeile twiete brink kai deich terrasse'.split(
    ' ',
  );
/** Words that make a street of the word before them: 'Venloer Straße', 'Neuer Wall'. */
const APART = new Set(
  'strasse str allee gasse reihe weg platz markt ring damm ufer twiete wall chaussee graben'.split(
    ' ',
  ),
);
/** 'Arbeitsplatz 4' is no address. */
const NO_STREETS =
  /(?:arbeits|ausbildungs|studien|park|stell|schul|messe|bau|bauern|super|gross|wochen|arbeit|bau|bio|garten)(?:platz|hof|weg|markt)$|(?:jahr|arbeits|test|versuchs|bild|tabellen|mess)reihe$/;
/** Streets that are a place: 'An der Alster', 'Im Winkel', 'Unter den Linden'. */
const BEFORE_PLACE = new Set(
  'am an auf bei beim hinter im in neben ob ober oberm uber unter unterm vor vorm zu zum zur zwischen'.split(
    ' ',
  ),
);
const ARTICLE = new Set('den der dem die das des'.split(' '));
/** What stands behind 'im' and 'auf der' with a number and is no street. */
const NO_PLACE =
  /^(?:jahr\w*|quartal|semester|monat\w*|woche\w*|tag\w*|alter|sommer|winter|fruhling|fruhjahr|herbst|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|beste\w*|ersten|top|team\w*|lager|klasse\w*|stufe\w*|platz|rang|schicht\w*|gruppe\w*|abteilung\w*|bereich\w*|halle|werk|kasse|liga|ebene|niveau|fach|version|phase|stock|etage|raum|zimmer|filiale\w*|schnitt|durchschnitt|note|umfang|wert|takt|einsatz|projekt\w*|modul|teil|kapitel|level|linie|maschine|station|standort|baustelle|buro|betrieb|wochenende\w*|druck|schule|studium|dienst|amt|bezirk|kreis|team|format|turnus|rhythmus|zeitraum|abschnitt|seite|punkt|paragraph|artikel|norm|iso|din|windows|office|excel|word|sap|zeit|stunde\w*|minute\w*|uhr|prozent|euro|personen|leuten|kindern|mitarbeitern|kunden|kw|dezernat|referat|gleis|tor|tisch|bus|bahn|gruppen|wechsel\w*|schichten)$/;
const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/i;
const YEAR = /^(?:19|20)\d\d$/;
const JOINED = /^(\D{3,40})\d{1,4}[a-z]?$/i;
/** A block of Mannheim is named by letter and number: 'Q 7, 24'. */
const BLOCK =
  /(^|[\n,:;(]\s?|\b(?:in|mannheim|adresse|anschrift|wohnhaft|wohne|quadrat)\s)([A-U] ?\d{1,2}, ?\d{1,3}[a-z]?)(?![\d.])(?!\s?\p{L}{2})/giu;
/** Who writes 'D-' or a place behind five digits means a postal code. */
const POSTAL_CODE =
  /\b(?:(?:D|DE|PLZ:?)[- ]{1,3}(\d{5})|(?:A|AT|CH|FL)-(\d{4})\b|(\d{5})(?= \p{Lu}\p{L}))/gu;
const POST_BOX = /\bPostfach:? \d(?: ?\d){1,9}/g;
const COUNTED =
  /^ (?:Euro|EUR|Franken|DM|Dollar|Kunden|Kundinnen|Mitarbeiter|Mitarbeiterinnen|Mitglieder|Einwohner|Besucher|Gäste|Teile|Artikel|Seiten|Stück|Stunden|Kilometer|Meter|Quadratmeter|Tonnen|Liter|Bücher|Bände|Exemplare|Patienten|Zeichen|Anschläge|Personen|Teilnehmer|Menschen|Schüler|Studenten|Bauteile|Datensätze|Buchungen|Belege|Rechnungen|Fahrzeuge|Flugstunden|Höhenmeter|Arbeitsplätze|Wohnungen|Haushalte|Anrufe|Fälle|Bestellungen|Pakete|Bäume|Hektar|Kilo|Kilogramm|Watt|Volt)\b/;

const folded = (text: string) => foldText(text).plain.replaceAll(' ', '');
const isCapital = (piece: Piece | undefined) => piece !== undefined && /^\p{Lu}/u.test(piece.text);

function isStreet(word: string): boolean {
  const name = folded(word);
  return (
    ENDINGS.some((end) => name.endsWith(end) && name.length > end.length + 2) &&
    !NO_STREETS.test(name)
  );
}

const sameStreet = (name: string) => name.replace(/str(?:asse)?$/, 'str');

/** The street as its words: 'Komödienstr. 12' and 'Komödienstraße' are one. */
function wordsOf(street: string | null): string[] {
  const words = piecesOf(street ?? '', /[\p{L}\p{N}]+/gu).map(({ text }) =>
    sameStreet(folded(text)),
  );
  return words.filter((word) => !HOUSE_NUMBER.test(word));
}

/** Where 'Unter den Linden' begins, if the noun at a place ends such a name. */
function beginOfPlace(words: readonly Piece[], noun: number): Piece | null {
  if (!isCapital(words[noun]) || NO_PLACE.test(folded(words[noun]?.text ?? ''))) return null;
  for (let at = noun - 1; at >= Math.max(0, noun - 3); at -= 1) {
    const word = words[at] as Piece;
    const name = folded(word.text);
    if (BEFORE_PLACE.has(name)) return word;
    const isAdjective = at === noun - 1 && (isCapital(word) || /e[nrm]$/.test(name));
    if (!ARTICLE.has(name) && !isAdjective) return null;
  }
  return null;
}

/** Within a sentence only a name begins with a capital 'Im' or 'Zur'. */
const isNamed = (text: string, place: Piece) =>
  isCapital(place) &&
  /[\p{L}\p{N},)]\s+$/u.test(text.slice(Math.max(0, place.from - 3), place.from));

/** Nothing counted follows the number: 'An der Kasse 4 Jahre' is no address. */
const endsThere = (text: string, number: Piece) =>
  /^(?:\s?[a-z])?(?:\s*$|[^\p{L}\p{N}\s]|\s+(?:in|und|bei|wohn\w*|zu|ist|seit)\b|\s*\n|\s+\d{5}\b)/u.test(
    text.slice(number.to, number.to + 30),
  );

function findNumbered(text: string, words: readonly Piece[], index: number): Span[] {
  const [word, next] = [words[index] as Piece, words[index + 1]];
  const joined = JOINED.exec(word.text)?.[1];
  if (joined && isStreet(joined)) return [spanOf('street', word)];
  if (!next || !HOUSE_NUMBER.test(next.text) || next.from - word.to > 3) return [];
  const before = words[index - 1];
  // 'Venloer Straße 388', 'Alter Markt 3': the name stands before.
  if (APART.has(folded(word.text)) && before && isCapital(before) && before.to + 3 >= word.from) {
    return [spanOf('street', beginOfPlace(words, index) ?? before, next)];
  }
  const place = beginOfPlace(words, index);
  if (isStreet(word.text)) return [spanOf('street', place ?? word, next)];
  if (!place || YEAR.test(next.text)) return [];
  if (!isNamed(text, place) && !endsThere(text, next)) return [];
  return [spanOf('street', place, next)];
}

function findPostalCodes(text: string): Span[] {
  return piecesOf(text, POSTAL_CODE)
    .filter(({ text: code, to }) => {
      if (!/^\d/.test(code)) return true;
      return !code.endsWith('00') && !COUNTED.test(text.slice(to, to + 24));
    })
    .map((code) => spanOf('street', code));
}

function findBlocks(text: string): Span[] {
  return Array.from(text.matchAll(BLOCK), (match) => ({
    kind: 'street',
    from: match.index + (match[1]?.length ?? 0),
    to: match.index + match[0].length,
  }));
}

/** Streets with a house number, postal codes; the own street and code without one, too. */
export function findStreets(
  text: string,
  own: { street: string | null; postal_code: string | null },
): Span[] {
  const words = piecesOf(text, /[\p{L}\p{N}]+/gu);
  const street = wordsOf(own.street);
  const isOwnStreet = (index: number) =>
    street.length > 0 &&
    street.join('').length > 3 &&
    street.every((part, offset) => sameStreet(folded(words[index + offset]?.text ?? '')) === part);
  const found = words.flatMap((word, index): Span[] => {
    if (isOwnStreet(index)) {
      const last = words[index + street.length - 1] ?? word;
      const number = words[index + street.length];
      return [spanOf('street', word, number && HOUSE_NUMBER.test(number.text) ? number : last)];
    }
    if (own.postal_code && word.text === own.postal_code) return [spanOf('street', word)];
    return findNumbered(text, words, index);
  });
  const boxes = piecesOf(text, POST_BOX).map((box) => spanOf('street', box));
  return [...found, ...findPostalCodes(text), ...findBlocks(text), ...boxes];
}
