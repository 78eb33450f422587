import type { Database } from '../../../database/database.ts';
import { COMMON_WORDS, heardWord } from '../phrases/common-words.ts';
import { toHeard } from '../phrases/phrases.ts';
import { capitalised } from '../phrases.ts';
import { simplify } from '../simplify.ts';
import { exclusionsIn } from './exclusions.ts';
import { readWork } from './read-work.ts';

/** What somebody does not want: by the rule of that name, an occupation, or any word of a job. */
export type Excluded = {
  readonly id: string;
  readonly label: string;
  readonly positionIds?: readonly number[];
  /** A word of a job's text begins so; simplified. */
  readonly word?: string;
};

/** Different things that one message names as not wanted. */
const NAMED_MAX = 12;
/** 'Hausbesuche' and 'Hausbesuch'. */
const ENDING = /(?<=.{4})(?:en|er|e|n|s)$/;
/** After these a thing is named: 'kein Lärm', 'nicht mehr mit der Motorsäge', 'nichts mit Bank'. */
const BEFORE_THING =
  /^\s{0,3}(?:bloß |bloss |bitte )?(?:kein\p{L}{0,2}|ohne|au(?:ß|ss)er|(?:nicht|nichts|nix)(?: mehr)? (?:mit|an|auf|als|bei))(?: (?:de[rmn]|die|das|eine[mnr]?|mehr|gro(?:ß|ss)e[nr]?|schwere[nr]?)){0,2} (\p{L}{4,40})/iu;
/** 'Akkord nicht', 'Hausbesuche bitte keine'. */
const THING_BEFORE =
  /^\s{0,3}(\p{Lu}\p{L}{3,40})(?: bitte| aber| lieber)? (?:nicht|kein\p{L}{0,2})\s{0,3}$/u;

/** A thing that a text names after or before its 'kein' or 'nicht'; null for none. */
function thingIn(text: string): Excluded | null {
  const typed = BEFORE_THING.exec(text)?.[1] ?? THING_BEFORE.exec(text)?.[1];
  if (!typed || COMMON_WORDS.has(heardWord(typed))) return null;
  const word = simplify(typed).replace(ENDING, '');
  return { id: `word-${word}`, label: `ohne ${capitalised(typed)}`, word };
}

/** What texts name that is not wanted. */
export async function readExcluded(db: Database, unwanted: readonly string[]): Promise<Excluded[]> {
  const found: Excluded[] = [];
  // Said again it says nothing new, and nobody names more than these.
  const different = new Map(unwanted.map((text) => [text.trim().toLowerCase(), text]));
  for (const text of [...different.values()].slice(0, NAMED_MAX)) {
    const rules = exclusionsIn(toHeard(text));
    found.push(...rules.map(({ id, label }) => ({ id, label })));
    if (rules.length > 0) continue;
    const work = await readWork(db, text, { isAsked: false, isExact: true });
    const thing = thingIn(text);
    if (work.kind === 'sure') {
      const { label, positionIds } = work.work;
      found.push({ id: `work-${positionIds[0]}`, label: `ohne ${label}`, positionIds });
    } else if (thing) found.push(thing);
  }
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
