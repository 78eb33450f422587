import type { Intent } from '../../intent/intent.ts';
import { answerCalmly } from './answer-calmly.ts';
import { answerTo } from './answer-to.ts';
import type { Common, CommonIntent, Said } from './said.ts';

function commonOf(intent: Intent): CommonIntent | null {
  switch (intent.kind) {
    case 'wish':
    case 'answer':
      return intent.feeling && { kind: 'feeling', feeling: intent.feeling };
    case 'shown':
    case 'choice':
    case 'reply':
    case 'edit':
    case 'question':
    case 'not-understood':
      return null;
    default:
      return intent;
  }
}

/**
 * The common answers of all four assistants, before each assistant's own (assistants-41): distress
 * first, then what is no matter of this assistant.
 */
export function answerCommon(said: Said): Common {
  const { conversation, memory, intent } = said;
  // A mark that is taken back says what is meant, whatever its words are.
  if (conversation.removedMark !== undefined) return { kind: 'none', memory };
  const common = commonOf(intent);
  if (memory.calm > 0 && common?.kind !== 'distress') {
    const calmly = answerCalmly(said, common);
    if (calmly) return calmly;
  }
  return common ? answerTo(said, common) : { kind: 'none', memory };
}
