import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { places, postalCodes } from '../../../database/schema.ts';
import { fold } from '../../../places/fold.ts';
import { simplify } from '../simplify.ts';
import { findLandscape, findNamed } from './find-named.ts';
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
  /\b(?:home ?offi\w{0,6}|heimarbeit|telearbeit|remote|online|(?:von|vom|an) (?:schreibtisch |pc |computer )?(?:zu ?hause|daheim|dahoam)|(?:schreibtisch|pc|computer|telefon) (?:zu ?hause|daheim)|(?:lieber|liebsten|nur|auch|bequem) (?:von )?(?:zu ?hause|daheim)|(?:zu ?hause|daheim) (?:machen|macht|erledigen|erledigt|schreiben|tippen|geht|ginge|moglich|aus)|(?:zu ?hause|daheim) (?:am (?:eigenen )?(?:pc|computer|laptop|schreibtisch|telefon)|arbeiten))\b/;
/** Where the work is done, as a clause of its own: 'Diktate abtippen, daheim'. */
const AT_HOME_ALONE =
  /(?:[,;–]|\barbeiten)\s{1,3}(?:alles |gern |gerne |bitte )?(?:zu ?hause|daheim|dahoam)\s{0,3}(?:[,;.!?–]|$)/i;
const ANYWHERE =
  /\b(uberall|egal wo|ganz deutschland|bundesweit|deutschlandweit|in deutschland|durch deutschland|quer durchs? land|(ort|wo) (ist )?(mir )?egal)\b/;
const AT_HOME =
  /\b(bei mir|in meiner nahe|in der nahe|hier|vor ort|um die ecke|zu hause|zuhause|daheim|an meinem ort|meinem wohnort|in wohnortnahe|wohnortnah)\b/;
const AFTER_PREPOSITION =
  /(?:^|[\s,(/])(?:in|bei|um|nahe|nach|aus|raum|umgebung|nähe|von|nördlich|südlich|östlich|westlich|richtung|rund um|umkreis|region|stadt|kreis|landkreis|en|am(?=\s{1,3}\p{L}{2,20}see\b)|auf(?=\s{1,3}(?:Sylt|Norderney|Borkum|Juist|Langeoog|Föhr|Amrum|Fehmarn|Usedom|Helgoland|Baltrum|Wangerooge|Spiekeroog|Poel|Pellworm)))\s{1,3}(?:der\s{1,3}|dem\s{1,3}|den\s{1,3})?(?=([\p{L}.()-]{1,60}(?:\s{1,3}[\p{L}.()-]{1,60}){0,3}))/giu;
/** 'Kölner Innenstadt', 'Bonner Raum', 'Naumburger Dom'. */
const OF_TOWN =
  /(\p{Lu}\p{L}{2,30})er\s{1,3}(?:Innenstadt|Altstadt|Zentrum|City|Raum|Gegend|Umland|Umgebung|Region|Ecke|Norden|Süden|Osten|Westen|Stadtteil|Vorort|Dom|Schloss|Rathaus|Hafen|Zoo|Tierpark|Hauptbahnhof|Bahnhof|Flughafen|Messe|Museum|Theater|Oper|Klinikum|Krankenhaus|Wochenmarkt|Stadtpark|Tafel)/gu;

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
  if (HOMEOFFICE.test(simple) || AT_HOME_ALONE.test(text)) return homeoffice;
  if (ANYWHERE.test(simple)) return anywhere;
  const code = /\b(?:\d{5}|(?:A|CH|FL)-\d{4})\b/.exec(text)?.[0];
  const found = code ? await findCode(db, code, text, km) : null;
  if (found) return found;
  const led = [...text.matchAll(AFTER_PREPOSITION)].map(([, name = '']) => name);
  // 'Brühl: Empfang im Hotel'.
  const first = /^\s{0,3}(\p{Lu}[\p{L} -]{2,40}):/u.exec(text)?.[1];
  if (first) led.push(first);
  const sure = isAsked ? [text.slice(0, 100), ...led] : led;
  const names = namesIn(text);
  const named =
    (await findNamed(
      db,
      names.filter((name) => TOWN_IN.test(name)),
      km,
      false,
    )) ??
    // The 'Lüneburger Heide' is no town.
    findLandscape([...led, ...names], 2) ??
    (await findNamed(db, sure, km, true)) ??
    (await findNamed(db, [...names, ...townsOf(text)], km, isAsked)) ??
    findLandscape([...led, ...names]);
  if (named) return named;
  if (AT_HOME.test(simple)) return 'home';
  if (!isAsked || simple.split(' ').length > 3) return null;
  return guess(db, text);
}
