import type { Conversation } from '../../engine.ts';
import { otherTowns } from '../../understanding/place/other-towns.ts';
import { offersFor } from '../../understanding/wish/offer-works.ts';
import type { Wish } from '../../understanding/wish/wish.ts';
import type { Answer } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { applyWish } from './apply-wish.ts';
import { fromProfile } from './criteria.ts';
import type { FinderState } from './finder-state.ts';
import { withOwnWork } from './own-work.ts';
import { proceed, rememberedText } from './proceed.ts';
import { askAsRead, askMissing, askWhether, askWhich } from './questions.ts';

/** Works of which one is to be pressed. */
const WHICH_MAX = 5;

const isPlaced = ({ place, km, distance }: Wish): boolean =>
  place !== null || km !== null || distance !== null;

const isWhen = ({ hours, kinds, times, pay }: Wish): boolean =>
  hours !== null || pay !== null || kinds.length + times.length > 0;

/** What is understood of a wish, and what has to be asked before it is searched; null for nothing. */
export async function takeWish(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  wish: Wish,
  agrees: boolean,
): Promise<Answer<FinderState> | null> {
  const { work, isPast, isWish } = wish;
  const isAskedBack = work.kind === 'sure' && (isPast || !isWish);
  const heard = applyWish(state, profile, isAskedBack ? { ...wish, isPast: true } : wish);
  const next = heard ?? state;
  // Beside a name of work what is left over hardly names another one.
  const mayGuess = work.kind !== 'sure' || work.loose.length > 0;
  const offers =
    wish.unsure.length > 0 && !agrees
      ? await offersFor(
          conversation.db,
          [...new Set([...(mayGuess ? wish.names : []), ...wish.unsure])],
          mayGuess || isAskedBack,
        )
      : [];
  const read = work.kind === 'sure' ? [work.work] : work.kind === 'candidates' ? work.works : [];
  const known = new Set(read.flatMap(({ positionIds }) => positionIds));
  const others = offers.filter(({ positionIds }) => !positionIds.some((id) => known.has(id)));
  if (work.kind === 'sure' && isAskedBack) return askWhether(next, work.work, isPast, others);
  if (work.kind === 'candidates') {
    return askWhich(next, [...work.works, ...others].slice(0, WHICH_MAX), work.isGuess);
  }
  if (!heard) return null;
  if (wish.unsure.length > 0 && !agrees) {
    if (work.kind === 'sure' || heard.isAnyWork || heard.positionIds.length > 0)
      return askAsRead(
        heard,
        wish.unsure,
        others,
        heard.place ? await otherTowns(conversation.db, wish.unsure) : [],
      );
    return offers.length > 0
      ? askWhich(heard, offers, true)
      : askMissing('what', heard, profile, rememberedText(heard));
  }
  if (agrees) {
    return proceed(conversation, await fromProfile(conversation, heard, profile), profile);
  }
  // 'Schade, dass man nicht telefonieren kann' asks for no search: what is not wanted alone is no wish. Whoever
  // refuses work in a place may wish for any other: 'Notdienst will ich keinen mehr, sonst gern. Wolfsburg'.
  const isRefused = wish.excluded.some(({ positionIds }) => positionIds !== undefined);
  const isWished = wish.isAnyWork || (!isRefused && (isPlaced(wish) || isWhen(wish)));
  return proceed(
    conversation,
    isWished ? await withOwnWork(conversation, heard, profile) : heard,
    profile,
  );
}
