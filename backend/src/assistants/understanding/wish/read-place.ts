import type { Database } from '../../../database/database.ts';
import { resolvePlace } from '../place/find-place.ts';
import { findQuarter, standardNames } from './find-town.ts';

/** Near one's own home; 'in der Nähe von Bonn' is not. */
const AT_HOME =
  /\b(?:(?:hier )?in (?:der|meiner|unserer) n(?:ä|ae)he|bei mir(?: um die ecke| in der n(?:ä|ae)he)?|um die ecke|wohnortnah|in meiner (?:gegend|stadt|umgebung)|vor der haust(?:ü|ue)r|hier vor ort|fu(?:ß|ss)l(?:ä|ae)ufig)\b(?! von)/i;

/** Each text costs the database a few questions. */
const TEXTS_MAX = 8;

/** The place that texts name, the first that names one. */
export async function readPlace(
  db: Database,
  texts: readonly string[],
  km: number,
  isAsked: boolean,
) {
  for (const text of [...new Set(texts)].slice(0, TEXTS_MAX)) {
    const isHome = AT_HOME.test(text);
    const standard = standardNames(text.replace(AT_HOME, ' '));
    const quarter = findQuarter(standard, km);
    const found = await resolvePlace(db, standard, isAsked);
    // A quarter says more than its town, and a village may be called like it.
    if (quarter && found !== 'home') return quarter;
    if (found) return found;
    if (isHome) return 'home';
  }
  return null;
}
