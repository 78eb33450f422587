import { matchesIntent } from '../../understanding/intents.ts';
import { noAnswer } from '../../understanding/no-answer.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { countWords } from '../../understanding/words.ts';
import type { Answer } from '../assistant.ts';
import { askStage } from './ask.ts';
import { INTERVIEW_HELP } from './help.ts';
import type { InterviewState } from './interview-state.ts';
import { asksWhatIsAllowed, declines, FORBIDDEN } from './private-questions.ts';

/** A message that is no answer: help and no judgement (assistants-64); null where it may be one. */
export function withoutJudging(
  state: InterviewState,
  message: string,
): Answer<InterviewState> | null {
  const { stage } = state;
  const helped = { ...state, helped: true };
  if (asksWhatIsAllowed(message)) return askStage(state, FORBIDDEN);
  if (matchesIntent(message, 'help')) return askStage(helped, INTERVIEW_HELP[stage]);
  if (declines(message)) {
    return askStage(
      state,
      'Das müssen Sie nicht sagen. Freundlich klingt es so: „Dazu möchte ich hier nichts sagen. Wichtig ist mir, dass …“ Sie können antworten oder zur nächsten Frage gehen.',
    );
  }
  switch (noAnswer(message, stage === 'questions')) {
    case 'insult':
      return askStage(
        state,
        'Das werte ich nicht. Üben kann anstrengend sein. Wenn Sie mögen, machen wir weiter.',
      );
    case 'question':
      return askStage(helped, paragraphs('Gute Rückfrage.', INTERVIEW_HELP[stage]));
    case 'unsure':
      return askStage(
        helped,
        paragraphs('Das macht nichts, so geht es vielen.', INTERVIEW_HELP[stage]),
      );
    case 'nonsense':
      return askStage(
        state,
        'Das habe ich leider nicht verstanden. Antworten Sie bitte in eigenen Worten.',
      );
    default:
      break;
  }
  const isShort = countWords(message) <= 2 && stage !== 'questions' && stage !== 'strengths';
  return isShort
    ? askStage(helped, paragraphs('Sagen Sie gern etwas mehr dazu.', INTERVIEW_HELP[stage]))
    : null;
}
