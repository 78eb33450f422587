import type { AssistantName } from '../../engine.ts';
import { isHarmless, isTold } from '../../understanding/common/distress.ts';
import { namesWhatNoMore } from '../../understanding/common/no-more.ts';
import { concernOf } from '../../understanding/concern/concern.ts';
import { toHeard } from '../../understanding/phrases/phrases.ts';
import { countWords } from '../../understanding/words.ts';

/** In letter, interview and coaching longer messages are stories. */
const SHORT_ANSWER = 14;

/** Whether a message may be said by somebody who is not well, and gets a quiet line (assistants-74). */
export function sounds(message: string, assistant: AssistantName): boolean {
  const heard = toHeard(message);
  if (isHarmless(heard) || isTold(heard) || namesWhatNoMore(heard)) return false;
  const { isQuiet, isQuietAsAnswer } = concernOf(message);
  const isStory = assistant !== 'ai-jobs' && countWords(message) > SHORT_ANSWER;
  return isStory ? isQuietAsAnswer : isQuiet;
}
