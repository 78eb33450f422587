import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { postalCodes } from '../../../database/schema.ts';
import { simplify } from '../simplify.ts';
import { findNamed } from './find-named.ts';
import { guess } from './guess-place.ts';
import {
  anywhere,
  DEFAULT_RADIUS_KM,
  type FoundPlace,
  homeoffice,
  type Place,
  placeOf,
} from './place.ts';

const HOMEOFFICE = /\b(home ?office|homeoffic\w*|von zuhause|von zu hause|von daheim|online)\b/;
const ANYWHERE =
  /\b(uberall|egal wo|ganz deutschland|bundesweit|deutschlandweit|(ort|wo) (ist )?(mir )?egal)\b/;
const AT_HOME =
  /\b(bei mir|in meiner nahe|in der nahe|hier|vor ort|um die ecke|zu hause|zuhause|daheim|an meinem ort|meinem wohnort|in wohnortnahe|wohnortnah)\b/;
const AFTER_PREPOSITION =
  /(?:^|[\s,(])(?:in|bei|um|nahe|nach|aus|raum|umgebung|nähe|von|region|stadt|kreis)\s{1,3}(?:der\s{1,3}|dem\s{1,3})?([\p{L}.()-]{1,60}(?:\s{1,3}[\p{L}.()-]{1,60}){0,3})/giu;
const CAPITALISED =
  /\p{Lu}[\p{L}-]{1,60}(?:\s{1,3}(?:(?:am|an der|im|in der|bei|ob der)\s{1,3})?\p{Lu}[\p{L}-]{1,60})?/gu;

/** 'Lagerarbeit Dortmund': each name alone, too. */
const namesIn = (text: string): string[] => text.match(/\p{Lu}[\p{L}-]{3,60}/gu) ?? [];

async function findCode(db: Database, code: string, km: number): Promise<Place | null> {
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, code));
  return row ? placeOf(row.code, row.place, km) : null;
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
  if (HOMEOFFICE.test(simple)) return homeoffice;
  if (ANYWHERE.test(simple)) return anywhere;
  const code = /\b(?:\d{5}|(?:A|CH|FL)-\d{4})\b/.exec(text)?.[0];
  const found = code ? await findCode(db, code, km) : null;
  if (found) return found;
  const led = [...text.matchAll(AFTER_PREPOSITION)].map(([, name = '']) => name);
  // 'Brühl: Empfang im Hotel'.
  const first = /^\s{0,3}(\p{Lu}[\p{L} -]{2,40}):/u.exec(text)?.[1];
  if (first) led.push(first);
  const sure = isAsked ? [text.slice(0, 100), ...led] : led;
  const named =
    (await findNamed(db, sure, km, true)) ??
    (await findNamed(db, [...(text.match(CAPITALISED) ?? []), ...namesIn(text)], km, isAsked));
  if (named) return named;
  if (AT_HOME.test(simple)) return 'home';
  if (!isAsked || simple.split(' ').length > 3) return null;
  return guess(db, text);
}
