import type { Database } from '../../../database/database.ts';
import { eq } from '../../../database/drizzle.ts';
import { places, postalCodes } from '../../../database/schema.ts';
import { fold } from '../../../places/fold.ts';
import { readOptionId } from '../../../places/option-id.ts';
import { simplify } from '../simplify.ts';
import { type Around, findLandscape, findNamed, isAround, isThingIn } from './find-named.ts';
import { findAround, withoutRegion } from './find-region.ts';
import { guess } from './guess-place.ts';
import {
  anywhere,
  DEFAULT_RADIUS_KM,
  type FoundPlace,
  homeoffice,
  type Place,
  placeOf,
} from './place.ts';

const HOMEOFFICE =
  /\b(?:home ?offi\w{0,6}|heimarbeit|telearbeit|remote|online|aus der ferne|(?:ubers|uber das|im|per) (?:inter)?net|(?:von|vom|an|fur) (?:schreibtisch |pc |computer )?(?:zu ?hause?|daheim|dahoam)|(?:schreibtisch|pc|computer|telefon) (?:zu ?hause|daheim)|(?:lieber|liebsten|nur|auch|bequem) (?:von )?(?:zu ?hause|daheim)|(?:zu ?hause|daheim) (?:machen|macht|erledigen|erledigt|schreiben|tippen|geht|ginge|moglich|aus)|(?:zu ?hause|daheim) (?:am (?:eigenen )?(?:pc|computer|laptop|schreibtisch|telefon)|arbeiten))\b/;
/** Where the work is done, as a clause of its own: 'Diktate abtippen, daheim'. */
const AT_HOME_ALONE =
  /(?:[,;–]|\barbeiten|(?:arbeit|stelle|job))\s{1,3}(?:ja |nur |auch |lieber |am liebsten )?(?:alles |gern |gerne |bitte )?(?:zu ?hause?|daheim|dahoam)\s{0,3}(?:[,;.!?–]|$)|arbeiten (?:zu ?hause?|daheim|dahoam)\b/i;
/** Home office by its own names. */
const CALLED_HOMEOFFICE =
  /\b(?:home ?offi\w{0,6}|heimarbeit|telearbeit|remote|online|schreibtisch|computer|pc|laptop|aus der ferne|(?:inter)?net)\b/;
/** Whoever is cared for, and what is clean, is at home: this work is done there. */
const DONE_THERE =
  /\b(?:\w{0,20}betreu\w{0,9}|\w{0,9}pfleg\w{0,9}|senior\w{0,9}|alte\w?|\w{0,9}kranke?n?|demenz\w{0,9}|kindern?|\w{0,9}putz\w{0,9}|\w{0,9}reinig\w{0,9}|haushalt\w{0,9}|\w{0,9}koch\w{0,4}|garten|begleit\w{0,9}|hund\w{0,4}|katzen?|tiere?n?|friseur\w{0,4}|fusspflege\w{0,9})\b/;
/** This work can be done at one's own home, where somebody says 'daheim' beside it. */
const DONE_AT_HOME =
  /\b(?:\w{0,20}(?:schreib|tipp|diktat|telefon|ubersetz|lektor|korrektor|korrektur|buchhalt|buro|sekretar|nahen|naharbeit|strick|handarbeit|daten|rechnung|abrechnung|recherch|texte|redakt|software|programmier|webseite|grafik)\w{0,15})\b/;
/** In a longer story 'zuhause' hardly says where the work is done. */
const BRIEF = 16;
const OWN_HOME = /\b(?:zu ?hause?|daheim|dahoam)\b/;
/** Whether what somebody does 'daheim' is done where others live: 'Senioren betreuen, zuhause'. */
export const isDoneThere = (text: string): boolean => {
  const simple = simplify(text);
  return (
    ![CALLED_HOMEOFFICE, DONE_AT_HOME].some((one) => one.test(simple)) && DONE_THERE.test(simple)
  );
};
const ANYWHERE =
  /\b(uberall|egal wo|ganz deutschland|bundesweit|deutschlandweit|in deutschland|durch deutschland|quer durchs? land|(ort|wo) (ist )?(mir )?egal)\b/;
const AT_HOME =
  /\b(bei mir|in meiner nahe|in der nahe|hier|vor ort|um die ecke|zu hause|zuhause|daheim|an meinem ort|meinem wohnort|in wohnortnahe|wohnortnah)\b/;
const AFTER_PREPOSITION =
  /(?:^|[\s,(/])(?:in|bei|um|nahe|nach|aus|raum|umgebung|nähe|von|nördlich|südlich|östlich|westlich|richtung|rund um|umkreis|region|stadt|kreis|landkreis|bezirk|insel|halbinsel|großraum|en|am(?=\s{1,3}\p{L}{2,20}see\b)|auf(?=\s{1,3}(?:Sylt|Norderney|Borkum|Juist|Langeoog|Föhr|Amrum|Fehmarn|Usedom|Helgoland|Baltrum|Wangerooge|Spiekeroog|Poel|Pellworm)))\s{1,3}(?:der\s{1,3}|dem\s{1,3}|den\s{1,3})?(?=([\p{L}.()/-]{1,60}(?:\s{1,3}[\p{L}.()/-]{1,60}){0,3}))/giu;
/** 'Kölner Innenstadt', 'Bonner Raum', 'Naumburger Dom'. */
const OF_TOWN =
  /(\p{Lu}\p{L}{2,30})er\s{1,3}(?:Innenstadt|Altstadt|Zentrum|City|Raum|Gegend|Umland|Umgebung|Region|Ecke|Norden|Süden|Osten|Westen|Stadtteil|Vorort|Dom|Schloss|Rathaus|Hafen|Zoo|Tierpark|Hauptbahnhof|Bahnhof|Flughafen|Messe|Museum|Theater|Oper|Klinikum|Krankenhaus|Wochenmarkt|Stadtpark|Tafel)/gu;

/** A postal code of Austria or Switzerland, as a clause of its own or after 'in', and no year: '6020'. */
const SHORT_CODE =
  /(?:^|[,;:]|\b(?:in|um|bei|nahe|plz|postleitzahl))\s{0,3}((?!19|20)[1-9]\d{3})(?=\s{0,3}(?:[,;.]|$))/iu;
const TOKENS_MAX = 30;
/** 'Bad Neustadt an der Saale' has most. */
const NAME_WORDS = 5;
/** 'Landau in der Pfalz' is a town, not the Pfalz. */
const TOWN_IN =
  /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)? (?:in|an|ob|vor|im|am|bei)(?: der| dem)? \p{Lu}/u;

/** Names of one to four words that begin with a capital letter; in a text without any, each word. */
function namesIn(text: string): string[] {
  const tokens = (text.match(/[\p{L}.-]+/gu) ?? []).slice(0, TOKENS_MAX);
  const isSmall = !/\p{Lu}/u.test(text.slice(1));
  return tokens.flatMap((token, at) =>
    token.length > 3 || tokens[at + 1] || token === token.toUpperCase()
      ? isSmall || /^\p{Lu}/u.test(token)
        ? [tokens.slice(at, at + NAME_WORDS).join(' ')]
        : []
      : [],
  );
}

/** The towns that adjectives are of: 'Bonner' of Bonn, 'Bremer' of Bremen, 'Dresdner' of Dresden. */
const townsOf = (text: string): string[] =>
  [...text.matchAll(OF_TOWN)].flatMap(([, stem = '']) => [
    stem,
    `${stem}en`,
    stem.replace(/([^n])n$/, '$1en'),
  ]);

/** A postal code, by the name of the town, village or region there that the text says, else by its main one. */
async function findCode(
  db: Database,
  code: string,
  text: string,
  km: number,
): Promise<Place | null> {
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, code));
  if (!row) return null;
  const own = await db.select().from(places).where(eq(places.postalCode, code));
  const said = ` ${fold(text)} `;
  const named = own.find(({ searchKey }) => said.includes(` ${searchKey} `));
  return placeOf(row.code, named?.name ?? row.place, km);
}

/** The town, region or Land that a text names. */
async function findIn(
  db: Database,
  text: string,
  km: number,
  isAsked: boolean,
  around: Around,
): Promise<Place | null> {
  const led = [...text.matchAll(AFTER_PREPOSITION)]
    .map(([, name = '']) => name)
    .filter((name) => !isThingIn(text, name.split(/[ /]/)[0] ?? ''));
  // 'Brühl: Empfang im Hotel'.
  const first = /^\s{0,3}(\p{Lu}[\p{L} -]{2,40}):/u.exec(text)?.[1];
  if (first) led.push(first);
  const sure = isAsked ? [text.slice(0, 100), ...led] : led;
  const names = namesIn(text);
  return (
    (await findNamed(
      db,
      names.filter((name) => TOWN_IN.test(name)),
      km,
      false,
      around,
    )) ??
    // The 'Lüneburger Heide' is no town.
    findLandscape([...led, ...names], 2) ??
    (await findNamed(db, sure, km, true, around)) ??
    (await findNamed(db, [...names, ...townsOf(text)], km, isAsked, around)) ??
    findLandscape([...led, ...names])
  );
}

/** Whether a place is a town in what the text names beside it. */
async function liesAround(db: Database, { locationId }: Place, around: Around): Promise<boolean> {
  const option = readOptionId(locationId);
  if (option?.kind !== 'postal-code') return false;
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, option.code));
  return row !== undefined && isAround(row, around);
}

/**
 * The place that a text names; 'home' when it means their own, null when it names none.
 * @param isAsked the text answers the question for the place: then a name needs no 'in' before it
 */
export async function resolvePlace(
  db: Database,
  text: string,
  isAsked: boolean,
): Promise<FoundPlace | null> {
  const simple = simplify(text);
  const km = Number(/(\d{1,3})\s*(?:km|kilometer)\b/i.exec(text)?.[1] ?? DEFAULT_RADIUS_KM);
  const isAtHome =
    HOMEOFFICE.test(simple) ||
    AT_HOME_ALONE.test(text) ||
    (OWN_HOME.test(simple) && DONE_AT_HOME.test(simple) && simple.split(' ').length <= BRIEF);
  if (isAtHome && !isDoneThere(text)) return homeoffice;
  if (ANYWHERE.test(simple)) return anywhere;
  const code = /\b(?:\d{5}|(?:A|CH|FL)-\d{4})\b/.exec(text)?.[0];
  const found = code ? await findCode(db, code, text, km) : null;
  if (found) return found;
  const short = SHORT_CODE.exec(text)?.[1];
  const abroad = short ? await guess(db, short) : null;
  if (abroad) return abroad;
  const around = await findAround(db, text);
  const rest = around.whole ? withoutRegion(text, around.whole) : text;
  const named = await findIn(db, rest, km, isAsked, around);
  // A town says more than its region, and another one than where it lies is not meant.
  if (around.whole && !(named && (await liesAround(db, named, around)))) return around.whole;
  if (named) return named;
  if (around.bare) return around.bare;
  if (AT_HOME.test(simple)) return 'home';
  if (!isAsked || simple.split(' ').length > 3) return null;
  return guess(db, text);
}
