import { isReply } from '../../intent/intent.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { countWords } from '../../understanding/words.ts';
import type { Answer, Heard } from '../assistant.ts';
import { askStage } from './ask.ts';
import { INTERVIEW_HELP } from './help.ts';
import type { InterviewState } from './interview-state.ts';
import { asksWhatIsAllowed, declines, FORBIDDEN } from './private-questions.ts';

/** A message that is no answer: help and no judgement (assistants-64); null where it may be one. */
export function withoutJudging(
  state: InterviewState,
  { words: message, intent }: Heard,
): Answer<InterviewState> | null {
  const { stage } = state;
  const helped = { ...state, helped: true };
  if (asksWhatIsAllowed(message)) return askStage(state, FORBIDDEN);
  if (isReply(intent, 'help')) return askStage(helped, INTERVIEW_HELP[stage]);
  if (declines(message)) {
    return askStage(
      state,
      'Das müssen Sie nicht sagen. Freundlich klingt es so: „Dazu möchte ich hier nichts sagen. Wichtig ist mir, dass …“ Sie können antworten oder zur nächsten Frage gehen.',
    );
  }
  switch (intent.kind === 'reply' ? intent.reply : intent.kind) {
    case 'question':
      return askStage(helped, paragraphs('Gute Rückfrage.', INTERVIEW_HELP[stage]));
    case 'dont-know':
      return askStage(
        helped,
        paragraphs('Das macht nichts, so geht es vielen.', INTERVIEW_HELP[stage]),
      );
    case 'not-understood':
      return askStage(
        state,
        'Das habe ich nicht verstanden. Antworten Sie bitte in eigenen Worten.',
      );
    default:
      break;
  }
  const isShort = countWords(message) <= 2 && stage !== 'questions' && stage !== 'strengths';
  return isShort
    ? askStage(helped, paragraphs('Sagen Sie gern etwas mehr dazu.', INTERVIEW_HELP[stage]))
    : null;
}
