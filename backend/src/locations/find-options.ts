import type { WhereOption } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { nearAbroad } from './abroad.ts';
import { bareText, withoutPart } from './bare-text.ts';
import { builtInFor, meansHome } from './built-ins.ts';
import { findAsTyped } from './find-as-typed.ts';
import { findMeant, findSpelled } from './find-meant.ts';
import { allOption, homeofficeOption } from './options.ts';
import { knownName } from './other-names.ts';
import { placesOfCodes } from './places-of-codes.ts';
import { countryOptions } from './postal-areas.ts';
import { optionsOf } from './search-places.ts';
import { listStates } from './search-regions.ts';
import { readTypedText, splitRadius, type TypedText } from './typed-text.ts';

/** Most options of one answer: 20 places with their radii. */
const LIMIT = 100;

/** Each option once, where it stands first. */
function joined(...lists: readonly (readonly WhereOption[])[]): WhereOption[] {
  const byId = new Map<number, WhereOption>();
  for (const option of lists.flat()) if (!byId.has(option.id)) byId.set(option.id, option);
  return [...byId.values()].slice(0, LIMIT);
}

const marked = (options: readonly WhereOption[], match: 'guess' | 'abroad'): WhereOption[] =>
  options.map((option) => ({ ...option, match }));

/** What is called so; for a place in a country without jobs then what lies near it, and the rest as a guess. */
async function findCalled(db: Database, typed: TypedText): Promise<WhereOption[]> {
  const { exact, begun } = await findAsTyped(db, typed);
  const near = nearAbroad(typed);
  if (!near) return joined(exact, begun);
  const abroad = [...(await optionsOfCodes(db, near, typed)), homeofficeOption];
  return joined(exact, marked(abroad, 'abroad'), marked(begun, 'guess'));
}

/**
 * Options for a typed text, the most useful first (jobs-18). What is not called so is marked
 * (jobs-71): what was probably meant, and what lies nearest to a place abroad. Nothing typed gives
 * the built-ins and the Länder.
 * @param homeOf asks for the postal code of whoever asks, for 'in meiner Nähe'
 */
export async function findOptions(
  db: Database,
  search: string,
  homeOf: () => Promise<string | null> = async () => null,
): Promise<WhereOption[]> {
  const typed = readTypedText(search);
  if (!typed) return [allOption, homeofficeOption, ...(await listStates(db)), ...countryOptions];
  const builtIn = builtInFor(typed);
  const home = meansHome(typed) ? await homeOf() : null;
  if (home !== null) return joined(builtIn, await optionsOfCodes(db, [home], typed));
  const { rest, km: radiusKm } = splitRadius(search);
  const read = (text: string): TypedText | null => {
    const part = readTypedText(text);
    return part && { ...part, radiusKm };
  };
  const bare = read(knownName(bareText(rest))) ?? typed;
  const called = await findCalled(db, bare);
  const isBare = bare.words.join(' ') === typed.words.join(' ');
  const found = joined(builtIn, called, isBare ? [] : await findCalled(db, typed));
  if (found.length > 0) return found;
  // 'Mühlheim an der Ruhr' is Mülheim with an error, not the Mühlheim on another river.
  const spelled = bare.words.length > 1 ? await findSpelled(db, bare) : [];
  if (spelled.length > 0) return joined(spelled);
  const whole = read(withoutPart(rest));
  const part = whole ? await findCalled(db, whole) : [];
  return joined(part.length > 0 ? part : await findMeant(db, bare));
}

/** The options of some postal codes by their main places, in the given order. */
async function optionsOfCodes(
  db: Database,
  codes: readonly string[],
  typed: TypedText,
): Promise<WhereOption[]> {
  const places = await placesOfCodes(db, codes);
  return codes.flatMap((code) => {
    const main = places.find((place) => place.code === code);
    return main ? optionsOf(main, typed) : [];
  });
}
