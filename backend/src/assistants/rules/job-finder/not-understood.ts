import { paragraphs, plain } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Answer } from '../assistant.ts';
import { NO_WORK, NOT_UNDERSTOOD } from '../not-understood.ts';
import type { Profile } from '../profile.ts';
import type { FinderState } from './finder-state.ts';
import { askMissing, openChoices, replyOfFinder } from './questions.ts';

/** How to put a wish. */
export const JOB_FINDER_HELP =
  'Ich suche für Sie in der Stellenbörse. Sagen Sie mir mit eigenen Worten, **was** Sie tun möchten, **wo** und **wie viel**, zum Beispiel: „Ich möchte in Bonn etwa 10 Stunden pro Woche im Büro arbeiten.“';

/** Says that a message was not understood, and asks for what is missing. */
export function notUnderstood(state: FinderState, profile: Profile | null): Answer<FinderState> {
  const isWorkKnown = state.positionIds.length > 0 || state.isAnyWork;
  const missing = state.asked ?? (isWorkKnown ? null : 'what');
  const sorry = NOT_UNDERSTOOD;
  if (missing) return askMissing(missing, state, profile, sorry);
  return replyOfFinder(paragraphs(sorry, JOB_FINDER_HELP), state, [
    ...openChoices(state),
    'Andere Tätigkeit',
    'Größerer Umkreis',
  ]);
}

/** Says which word was not found, so that another can be tried. */
export function unknownWork(
  state: FinderState,
  profile: Profile,
  message: string,
): Answer<FinderState> {
  const words = simplify(message);
  if (/^andere[rs]? (?:tatigkeit|arbeit|beruf)/.test(words))
    return askMissing('what', state, profile);
  if (/^anderer? ort|^andere stadt/.test(words)) return askMissing('where', state, profile);
  if (state.asked !== 'what' || message.length > 60) return notUnderstood(state, profile);
  return askMissing(
    'what',
    state,
    profile,
    `„${plain(message)}“ ${NO_WORK} Vielleicht hilft ein anderes Wort.`,
  );
}
