import { means } from '../../understanding/intents.ts';
import { noAnswer } from '../../understanding/no-answer.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { countWords } from '../../understanding/words.ts';
import type { Answer } from '../assistant.ts';
import { ask } from './ask.ts';
import { HELP } from './help.ts';
import type { InterviewState } from './interview-state.ts';
import { asksWhatIsAllowed, declines, FORBIDDEN } from './own-words.ts';

/** A message that is no answer: help and no judgement (TALK-06); null where it may be one. */
export function withoutJudging(
  state: InterviewState,
  message: string,
): Answer<InterviewState> | null {
  const { stage } = state;
  const helped = { ...state, helped: true };
  if (asksWhatIsAllowed(message)) return ask(state, FORBIDDEN);
  if (means(message, 'help')) return ask(helped, HELP[stage]);
  if (declines(message)) {
    return ask(
      state,
      'Das müssen Sie nicht sagen. Freundlich klingt es so: „Dazu möchte ich hier nichts sagen. Wichtig ist mir, dass …“ Sie können antworten oder zur nächsten Frage gehen.',
    );
  }
  switch (noAnswer(message, stage === 'questions')) {
    case 'insult':
      return ask(
        state,
        'Das werte ich nicht. Üben kann anstrengend sein. Wenn Sie mögen, machen wir weiter.',
      );
    case 'question':
      return ask(helped, paragraphs('Gute Rückfrage.', HELP[stage]));
    case 'unsure':
      return ask(helped, paragraphs('Das macht nichts, so geht es vielen.', HELP[stage]));
    case 'nonsense':
      return ask(
        state,
        'Das habe ich leider nicht verstanden. Antworten Sie bitte in eigenen Worten.',
      );
    default:
      break;
  }
  const isShort = countWords(message) <= 2 && stage !== 'questions' && stage !== 'strengths';
  return isShort ? ask(helped, paragraphs('Sagen Sie gern etwas mehr dazu.', HELP[stage])) : null;
}
