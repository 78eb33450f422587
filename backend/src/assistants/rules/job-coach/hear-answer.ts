import type { Conversation } from '../../engine.ts';
import { matchesIntent } from '../../understanding/intents.ts';
import { resolvePlace } from '../../understanding/place/find-place.ts';
import type { Profile } from '../profile.ts';
import type { CoachState } from './coach-state.ts';
import { limitsOf } from './limits.ts';
import { addRefusals } from './refuse.ts';
import { readStatements } from './statements.ts';

/** Leaves the answer to the profile. */
export const isOpen = (message: string) =>
  matchesIntent(message, 'skip') ||
  matchesIntent(message, 'dontKnow') ||
  /^(?:weiß ich (?:noch )?nicht|wie in meinem profil|egal)\b/i.test(message.trim());

/** No limit at all; 'nichts mit Garten' is one. */
const NO_LIMITS =
  /^(?:nein|nö|nichts|keine|nichts davon)(?:,? (?:alles geht|danke|alles gut|alles in ordnung))?[.!]?$|^(?:nein, )?(?:es geht alles|alles geht)\b/i;

/** Whatever there is may be recommended. */
export const hasNoLimits = (message: string): boolean =>
  (isOpen(message) || NO_LIMITS.test(message.trim())) && limitsOf(message).length === 0;

/** So many statements are kept. */
const SAID_MAX = 12;

/** The state with what a message wants and refuses. */
export async function withSaid(
  conversation: Conversation,
  state: CoachState,
  message: string,
): Promise<CoachState> {
  const { wanted } = readStatements(message);
  const said = [...state.said.filter((one) => !wanted.includes(one)), ...wanted].slice(-SAID_MAX);
  return { ...state, said, ...(await addRefusals(conversation.db, state, message)) };
}

/** The place that a message names, or the one of the profile where it says 'zu Hause'. */
export async function readPlace(
  { db }: Conversation,
  profile: Profile,
  message: string,
  isAsked: boolean,
) {
  const found = await resolvePlace(db, message, isAsked);
  return found === 'home' ? profile.place : found;
}
