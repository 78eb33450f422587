import type { Conversation } from '../../engine.ts';
import { isReply } from '../../intent/intent.ts';
import { resolvePlace } from '../../understanding/place/find-place.ts';
import type { Heard } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import type { CoachState } from './coach-state.ts';
import { limitsOf } from './limits.ts';
import { addRefusals } from './refuse.ts';
import { readStatements } from './statements.ts';

/** Leaves the answer to the profile. */
export const isOpen = ({ words, intent }: Heard) =>
  isReply(intent, 'skip', 'dont-know', 'any') ||
  /^(?:weiß ich (?:noch )?nicht|wie in meinem profil|egal)\b/i.test(words.trim());

/** No limit at all; 'nichts mit Garten' is one. */
const NO_LIMITS =
  /^(?:nein|nö|nichts|keine|nichts davon)(?:,? (?:alles geht|danke|alles gut|alles in ordnung))?[.!]?$|^(?:nein, )?(?:es geht alles|alles geht)\b/i;

/** Whatever there is may be recommended. */
export const hasNoLimits = (heard: Heard): boolean =>
  (isOpen(heard) || NO_LIMITS.test(heard.words.trim())) && limitsOf(heard.words).length === 0;

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
