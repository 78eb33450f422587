import type { Intent, WishIntent } from '../intent/intent.ts';
import type { Interpreter, Message } from '../intent/interpreter.ts';
import { readUtterance, type Utterance } from '../understanding/common/read-utterance.ts';
import { readShownJob } from '../understanding/shown-job.ts';
import { expressesWish } from '../understanding/wish/expresses-wish.ts';
import { readAnswer } from './read-answer.ts';
import { readChoice, readFinder } from './read-finder.ts';
import { AT_HOME } from './wish/where.ts';

const readOwn = async (message: Message): Promise<Intent> =>
  message.assistant === 'ai-jobs' ? readFinder(message) : readAnswer(message);

/** What counts whatever is shown or open. */
const FIRST = new Set<Utterance['kind']>(['distress', 'injection', 'insult']);

const isPlaced = ({ where }: WishIntent): boolean => where !== null && where !== AT_HOME;

/** Work, or any work, and a place are named, and somebody wants it. */
const isPlacedWork = (wish: WishIntent): boolean =>
  wish.as === 'wish' && (wish.what !== null || wish.anyWork) && isPlaced(wish);

/** A place is named, and not only 'hier'; or every word was read, and nothing is asked. */
const isPlain = (wish: WishIntent, words: string): boolean =>
  isPlaced(wish) || (wish.as === 'wish' && wish.unsure.length === 0 && !words.includes('?'));

/** Topics whose words stand in wishes, too. */
const BESIDE_WORK = new Set<Utterance['kind']>([
  'off-topic',
  'product',
  'law',
  'can-do',
  'human-help',
]);

/** A feeling beside a wish, or beside what is told to the coach. */
async function besideFeeling(
  message: Message,
  utterance: Extract<Utterance, { kind: 'feeling' }>,
): Promise<Intent> {
  const { assistant, words } = message;
  const own = await readOwn(message);
  // Whoever names work and a place wants work, in whatever words.
  const isWished = expressesWish(words) || (own.kind === 'wish' && isPlacedWork(own));
  if (assistant !== 'job-coach' && !isWished) return utterance;
  const { feeling } = utterance;
  return own.kind === 'wish' || own.kind === 'answer' ? { ...own, feeling } : utterance;
}

async function interpret(message: Message): Promise<Intent> {
  const { assistant, words, open } = message;
  const isFinder = assistant === 'ai-jobs';
  const choice = isFinder ? readChoice(open, words) : null;
  if (choice?.kind === 'choice' && choice.at !== null) return choice;
  const utterance = readUtterance(words, assistant);
  if (!utterance) return readOwn(message);
  if (FIRST.has(utterance.kind)) return utterance as Intent;
  // A finished letter has versions of its own, with what was written on its sheet (assistants-62).
  const isUndo = utterance.kind === 'control' && utterance.control === 'undo';
  if (isUndo && open.hasLetter) return { kind: 'edit', change: words };
  // What is asked about a job that is shown is no general question of pay or law (assistants-77).
  if (isFinder && readShownJob(words, open.jobs, open.chosen)) return readOwn(message);
  if (utterance.kind === 'feeling') return besideFeeling(message, utterance);
  // 'Platzwart beim Fußballverein in Herne' is no word about football.
  const wish = isFinder && BESIDE_WORK.has(utterance.kind) ? await readOwn(message) : null;
  if (wish?.kind === 'wish' && wish.what !== null && isPlain(wish, message.words)) return wish;
  return utterance as Intent;
}

/**
 * Without a language model: takes what is certain, which is what stands in the pickers' own lists,
 * numbers, places, weekdays and ordinals, and says of everything else that it was not understood.
 */
export const guidedInterpreter: Interpreter = { interpret };
