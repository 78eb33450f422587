import { readUtterance, type Utterance } from '../../understanding/common/read-utterance.ts';
import { readShownJob } from '../../understanding/shown-job.ts';
import type { FinderState } from '../job-finder/finder-state.ts';
import { answerCalmly } from './answer-calmly.ts';
import { answerTo } from './answer-to.ts';
import { calmReply } from './calm-reply.ts';
import { distressText, NOT_WELL } from './distress-answers.ts';
import type { Common, Said } from './said.ts';

/** A finished letter has versions of its own, with what was written on its sheet (assistants-62). */
const isOwnUndo = ({ conversation, own }: Said, utterance: Utterance | null): boolean =>
  conversation.assistant === 'cover-letter' &&
  own.step === 'done' &&
  utterance?.kind === 'control' &&
  utterance.control === 'undo';

/** What is asked about a job that is shown is no general question of pay or law (assistants-77). */
function isAboutShown({ conversation, own, message }: Said): boolean {
  if (conversation.assistant !== 'ai-jobs') return false;
  // Only the job finder writes its state.
  const { listed = [], chosen = null } = own as Partial<FinderState>;
  const at = listed.findIndex(({ id }) => id === chosen);
  return readShownJob(message, listed, at) !== null;
}

const OF_DANGER = new Set<Utterance['kind']>(['distress', 'injection', 'insult']);

/**
 * The common answers of all four assistants, before each assistant's own (assistants-41): distress
 * first, then what is no matter of this assistant.
 */
export function answerCommon(said: Said): Common {
  const { conversation, message, memory } = said;
  // A mark that is taken back says what is meant, whatever its words are.
  if (conversation.removedMark !== undefined) return { kind: 'none', memory };
  if (message === NOT_WELL) return calmReply(said, distressText(['despair'], memory.told));
  const utterance = readUtterance(message, conversation.assistant);
  if (isOwnUndo(said, utterance)) return { kind: 'none', memory };
  if (utterance && !OF_DANGER.has(utterance.kind) && isAboutShown(said)) {
    return { kind: 'none', memory };
  }
  if (memory.calm > 0 && utterance?.kind !== 'distress') {
    const calmly = answerCalmly(said, utterance);
    if (calmly) return calmly;
  }
  if (utterance) return answerTo(said, utterance);
  return { kind: 'none', memory };
}
