import { placeOfLocationLabel } from '@silverjobs/contract';
import type { Database } from '../../../database/database.ts';
import { fold } from '../../../places/fold.ts';
import { findTowns, TOWN } from '../place/find-named.ts';
import { resolvePlace } from '../place/find-place.ts';
import type { FoundPlace, Place } from '../place/place.ts';
import { findQuarter, standardNames } from './find-town.ts';

/** Near one's own home; 'in der Nähe von Bonn' is not. */
const AT_HOME =
  /\b(?:(?:hier )?in (?:der|meiner|unserer) n(?:ä|ae)he|bei mir(?: um die ecke| in der n(?:ä|ae)he)?|um die ecke|wohnortnah|in meiner (?:gegend|stadt|umgebung)|vor der haust(?:ü|ue)r|hier vor ort|fu(?:ß|ss)l(?:ä|ae)ufig)\b(?! von)/i;

/** Each text costs the database a few questions. */
const TEXTS_MAX = 8;

/** The postal code before a place's name. */
const CODE = /^(?:[A-Z]{1,2}-)?\d{4,5} /;

/** The town of a quarter: 'Stuttgart' of '70327 Stuttgart-Wangen'. */
const townName = (quarter: Place): string =>
  placeOfLocationLabel(quarter.label).replace(CODE, '').split('-')[0] ?? '';

/** Sankt and St. are one word. */
const withSaint = (name: string): string => name.replace(/\bsankt\b/g, 'st');

/** The town that is called like a quarter, where the quarter's own town is not named: 'Weingarten', 'Wangen'. */
async function townOf(db: Database, quarter: Place, found: FoundPlace | null, text: string) {
  if (found === null || found === 'home') return null;
  // 'Neuhausen auf den Fildern' and 'St. Johann im Pongau' are said in whole.
  const whole = fold(placeOfLocationLabel(found.label).replace(CODE, ''));
  const part = fold(placeOfLocationLabel(quarter.label).split('-').slice(1).join('-'));
  const isLonger = whole.includes(' ') && whole.split(' ').length > part.split(' ').length;
  if (
    isLonger &&
    fold(standardNames(text)).includes(whole) &&
    !whole.startsWith(fold(townName(quarter)))
  )
    return found;
  const [town = '', name = ''] = placeOfLocationLabel(quarter.label).replace(CODE, '').split('-');
  const called = fold(placeOfLocationLabel(found.label).replace(CODE, ''));
  // 'Weiden' is Weiden in der Oberpfalz before the part of Köln.
  const isCalled = `${withSaint(called)} `.startsWith(`${withSaint(fold(name))} `);
  if (!isCalled || fold(text).includes(fold(town))) return null;
  const isTown = ({ main, population }: { main: string | null; population: number }) =>
    population >= TOWN && fold(main ?? '').startsWith(called);
  return (await findTowns(db, [called], false)).some(isTown) ? found : null;
}

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
    if (quarter && found !== 'home') return (await townOf(db, quarter, found, text)) ?? quarter;
    if (found) return found;
    if (isHome) return 'home';
  }
  return null;
}
