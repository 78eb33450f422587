import { potentialJobIds } from '../../../candidates/potential-jobs.ts';
import { countByPosition } from '../../../jobs/count-by-position.ts';
import { loadHiddenIds } from '../../../jobs/hidden-ids.ts';
import { readJobLocation } from '../../../jobs/job-location.ts';
import { relatedPositions } from '../../../positions/related-positions.ts';
import type { Conversation } from '../../engine.ts';
import {
  allPositions,
  findPositions,
  type PositionRow,
} from '../../understanding/find-positions.ts';
import { plain } from '../../understanding/phrases.ts';
import { anywhere } from '../../understanding/place/place.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Profile } from '../profile.ts';
import type { CoachState } from './coach-state.ts';
import { isExcluded, limitsByName } from './limits.ts';
import { quoted } from './statements.ts';

export type RankedPosition = {
  readonly position: PositionRow;
  /** Jobs at the place. */
  readonly jobs: number;
  /** Why it fits, after 'Das passt, weil '. */
  readonly reason: string;
};

type Candidate = { position: PositionRow; score: number; reason: string };

/** What only those can do who have learnt it for years: recommended to whoever has it in the profile. */
const NEEDS_DEGREE =
  /(?<!nachhilfe)(?<!fahr)(?<!ski)lehrer|arzt|ärzt|ingenieur|anwalt|anwält|apotheker|psycholog|architekt|steuerberater|richter/i;

const RELATED = 6;
const FOUND = 8;
const MAX_POSITIONS = 4;
const MAX_OF_ONE_KIND = 2;

async function named(
  { db }: Conversation,
  text: string,
  reason: string,
  score: number,
): Promise<Candidate[]> {
  const found = await findPositions(db, text);
  const best = found[0]?.score ?? 1;
  return found
    .slice(0, FOUND)
    .map((one) => ({ position: one.position, score: (score * one.score) / best, reason }));
}

async function candidatesOf(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<Candidate[]> {
  const all = await allPositions(conversation.db);
  const own = all.filter(({ id }) => profile.positionIds.includes(id));
  const near = own.flatMap(({ id }) => relatedPositions(all, id, RELATED));
  const imagined = potentialJobIds(profile.candidate.additional);
  const said = await Promise.all(
    state.said.map(async (statement, index) => {
      const reason = `Sie gesagt haben: ${quoted(statement)}`;
      // What is said later weighs more.
      const weight = 1 + index / 20;
      const themes = themesOf(statement).map(({ search }) =>
        named(conversation, search, reason, 3 * weight),
      );
      return [
        ...(await named(conversation, statement, reason, 3.5 * weight)),
        ...(await Promise.all(themes)).flat(),
      ];
    }),
  );
  const work = profile.work ? `„${plain(profile.work)}“` : 'Ihre Tätigkeit';
  const listed = (rows: readonly PositionRow[], score: number, reason: string): Candidate[] =>
    rows.map((position) => ({ position, score, reason }));
  return [
    ...said.flat(),
    ...listed(own, 2.4, `in Ihrem Profil ${work} steht`),
    ...listed(
      all.filter(({ potentialJobId }) => potentialJobId && imagined.includes(potentialJobId)),
      1.6,
      'Sie sich das in Ihrem Profil vorstellen können',
    ),
    ...listed(near, 1.2, `es nah an dem liegt, was in Ihrem Profil steht: ${work}`),
  ];
}

/** Adds up what speaks for a position; the strongest reason is told. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const byId = new Map<number, Candidate>();
  for (const one of [...candidates].sort((a, b) => b.score - a.score)) {
    const known = byId.get(one.position.id);
    byId.set(one.position.id, known ? { ...known, score: known.score + one.score / 2 } : one);
  }
  return [...byId.values()].sort((a, b) => b.score - a.score);
}

/**
 * Occupations for a person, the best first: from what it likes, has done and can imagine, without
 * what it cannot do, and only those for which the pool has jobs at the place.
 */
export async function rankPositions(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<RankedPosition[]> {
  const { db, candidateId } = conversation;
  const limits = limitsByName(state.limits);
  const learnt = [profile.work, profile.candidate.education.degree].filter(Boolean).join(' ');
  const mayHave = ({ id, label }: PositionRow) =>
    !NEEDS_DEGREE.test(label) || profile.positionIds.includes(id) || NEEDS_DEGREE.test(learnt);
  const candidates = merged(await candidatesOf(conversation, profile, state)).filter(
    ({ position }) =>
      !isExcluded(position, limits) && !state.refused.includes(position.id) && mayHave(position),
  );
  if (candidates.length === 0) return [];
  const place = state.place ?? profile.place ?? anywhere;
  const [location, hiddenIds] = await Promise.all([
    readJobLocation(db, place.locationId),
    loadHiddenIds(db, candidateId),
  ]);
  const ids = candidates.map(({ position }) => position.id);
  const jobs = await countByPosition(db, { location, hiddenIds }, ids);
  const kinds = new Map<number, number>();
  return candidates
    .map(({ position, reason }) => ({ position, reason, jobs: jobs.get(position.id) ?? 0 }))
    .filter(({ position, jobs: count }) => {
      const kind = kinds.get(position.subsectorId) ?? 0;
      if (count === 0 || kind >= MAX_OF_ONE_KIND) return false;
      kinds.set(position.subsectorId, kind + 1);
      return true;
    })
    .slice(0, MAX_POSITIONS);
}
