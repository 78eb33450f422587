import type { Database } from '../../../database/database.ts';
import { relatedPositions } from '../../../positions/related-positions.ts';
import {
  allPositions,
  findPositions,
  type PositionRow,
} from '../../understanding/find-positions.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { CoachState } from './coach-state.ts';
import { limitsOf } from './limits.ts';
import { namedIn, readStatements, takesBack } from './statements.ts';

const NAMED = 6;
/** So many of the nearest occupations go with one that is refused. */
const RELATIVES = 4;

type Refusals = Pick<CoachState, 'limits' | 'refused' | 'refusedSaid'>;

/** Occupations that a refusal names, and their near relatives. */
async function refusedPositions(db: Database, refusal: string): Promise<number[]> {
  const named = namedIn(refusal);
  const themes = themesOf(named);
  const searches = [named, ...themes.map(({ search }) => search)];
  const found = await Promise.all(searches.map((words) => findPositions(db, words)));
  const rows = found.flatMap((positions) =>
    positions.slice(0, NAMED).map(({ position }) => position),
  );
  return withRelatives(await allPositions(db), rows);
}

/** Occupations with those that are close to them: who refuses one is not offered its neighbour. */
export function withRelatives(all: readonly PositionRow[], rows: readonly PositionRow[]): number[] {
  const near = rows.flatMap(({ id, subsectorId }) =>
    relatedPositions(all, id, RELATIVES).filter((row) => row.subsectorId === subsectorId),
  );
  return [...rows, ...near].map(({ id }) => id);
}

/**
 * What a message refuses, added to what was refused before: it stays refused for the whole
 * conversation, until it is taken back with 'doch' (assistants-65).
 */
export async function addRefusals(
  db: Database,
  state: CoachState,
  message: string,
): Promise<Refusals> {
  const { wanted, refused } = readStatements(message);
  const limits = refused.flatMap((refusal) => limitsOf(refusal).map(({ name }) => name));
  const positions = await Promise.all(refused.map((refusal) => refusedPositions(db, refusal)));
  const back = wanted.filter(takesBack);
  const freed = new Set((await Promise.all(back.map((one) => refusedPositions(db, one)))).flat());
  const lifted = new Set(back.flatMap((one) => limitsOf(one).map(({ name }) => name)));
  return {
    limits: [...new Set([...state.limits, ...limits])].filter((name) => !lifted.has(name)),
    refused: [...new Set([...state.refused, ...positions.flat()])].filter((id) => !freed.has(id)),
    refusedSaid: [...new Set([...state.refusedSaid, ...refused])].slice(-12),
  };
}
