import type { Database } from '../../../database/database.ts';
import { toHeard } from '../phrases/phrases.ts';
import { exclusionsIn } from './exclusions.ts';
import { readWork } from './read-work.ts';

/** What somebody does not want: by the rule of that name, or an occupation. */
export type Excluded = {
  readonly id: string;
  readonly label: string;
  readonly positionIds?: readonly number[];
};

/** Different things that one message names as not wanted. */
const NAMED_MAX = 12;

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
    if (work.kind !== 'sure') continue;
    const { label, positionIds } = work.work;
    found.push({ id: `work-${positionIds[0]}`, label: `ohne ${label}`, positionIds });
  }
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
