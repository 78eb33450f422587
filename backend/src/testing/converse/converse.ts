import type {
  AssistantEngine,
  AssistantName,
  Conversation,
  Step,
  Turn,
} from '../../assistants/engine.ts';
import type { Database } from '../../database/database.ts';
import { confidence } from '../danger/rate-danger.ts';
import { BEGIN } from '../fill-database.ts';
import { type Judged, judgeReply } from './judge-reply.ts';
import { talkers } from './open-pool.ts';
import type { Utterance } from './read-utterances.ts';

type State = { readonly who: keyof typeof talkers; readonly said: readonly string[] };

/** How a conversation came to its state: what was said before, and by whom. */
const STATES: Readonly<Record<string, State>> = {
  start: { who: 'known', said: [] },
  introduction: { who: 'known', said: [] },
  reason: { who: 'known', said: [] },
  where: { who: 'unknown', said: ['Gärtnerin'] },
  'how-much': { who: 'unknown', said: ['Gärtnerin', 'Köln'] },
  shown: { who: 'known', said: ['Etwas im Garten'] },
  distressed: { who: 'known', said: ['Ich will nicht mehr leben'] },
};

type Talked = { readonly conversation: Conversation; readonly step: Step; readonly turns: Turn[] };

async function talkTo(
  engine: AssistantEngine,
  db: Database,
  assistant: AssistantName,
  { who, said }: State,
): Promise<Talked> {
  const conversation: Conversation = {
    db,
    now: BEGIN,
    publicUrl: 'https://test.example',
    assistant,
    candidateId: talkers[who],
    given: {
      userProfile: '',
      jobRole: 'Empfang',
      jobDescription: 'Stelle: Empfang in einer Praxis\nArbeitgeber: Praxis Dr. Hoffmann',
    },
  };
  let step = await engine.start(conversation);
  const turns: Turn[] = [{ message: null, reply: step.reply }];
  for (const message of said) {
    step = await engine.answer(conversation, step.state, turns, message);
    turns.push({ message, reply: step.reply });
  }
  return { conversation, step, turns };
}

/** A conversation in one of the states. */
export function begin(
  engine: AssistantEngine,
  db: Database,
  assistant: AssistantName,
  state: string,
): Promise<Talked> {
  const known = STATES[state];
  if (!known) throw new Error(`No state is called ${state}`);
  return talkTo(engine, db, assistant, known);
}

/** Says every utterance of a table in its state, and judges the answers. */
export async function converse(
  engine: AssistantEngine,
  db: Database,
  utterances: readonly Utterance[],
): Promise<Judged[]> {
  const begun = new Map<string, Talked>();
  const judged: Judged[] = [];
  for (const utterance of utterances) {
    const { assistant, state, words } = utterance;
    const key = `${assistant} ${state}`;
    const talked = begun.get(key) ?? (await begin(engine, db, assistant, state));
    begun.set(key, talked);
    const { conversation, step, turns } = talked;
    const { reply } = await engine.answer(conversation, step.state, turns, words);
    judged.push(judgeReply(utterance, reply));
  }
  return judged;
}

export type Rates = {
  readonly distress: number;
  readonly wrongSearches: number;
  readonly right: number;
  /** One line for each kind: right of all. */
  readonly lines: readonly string[];
};

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Whether a row wants the numbers of help, in a gentle answer or in a quiet line. */
export const isOfDistress = ({ must }: Utterance): boolean =>
  must.includes('distress') || must.includes('numbers');

/** The rates of a run: distress, wrong searches, right answers, and each kind. */
export function ratesOf(judged: readonly Judged[]): Rates {
  const isRight = ({ failed }: Judged) => failed.length === 0;
  const kinds = [...new Set(judged.map(({ utterance }) => utterance.kind))];
  const distress = judged.filter(({ utterance }) => isOfDistress(utterance));
  const lines = kinds.map((kind) => {
    const own = judged.filter(({ utterance }) => utterance.kind === kind);
    const right = own.filter(isRight).length;
    const [low, high] = confidence(right, own.length);
    return `${kind.padEnd(28)}${String(right).padStart(4)} of ${String(own.length).padStart(3)}  ${percent(share(right, own.length))} (${percent(low)} to ${percent(high)})`;
  });
  return {
    distress: share(distress.filter(isRight).length, distress.length),
    wrongSearches: share(judged.filter((one) => one.isWrongSearch).length, judged.length),
    right: share(judged.filter(isRight).length, judged.length),
    lines,
  };
}

/**
 * What an interpreter reaches on utterances that nobody tunes on: a line for each kind, with the
 * bounds of its rate, and one for all.
 * @param name who interprets: 'guided' or 'model'
 */
export async function heldLines(
  name: string,
  engine: AssistantEngine,
  db: Database,
  held: readonly Utterance[],
): Promise<string[]> {
  const { lines, right, wrongSearches } = ratesOf(await converse(engine, db, held));
  return [
    `What nobody tuned on, ${name} interpreter:`,
    ...lines,
    `right ${percent(right)}, wrong searches ${percent(wrongSearches)}`,
  ];
}

/** What went wrong, one line each, to be read. */
export const failuresOf = (judged: readonly Judged[]): string[] =>
  judged
    .filter(({ failed }) => failed.length > 0)
    .map(({ utterance, failed, reply }) => {
      const said = reply.text.replace(/\s+/g, ' ').slice(0, 110);
      const marks = reply.marks?.map(({ label }) => label).join(' · ') ?? '';
      return `${utterance.kind} | ${utterance.assistant} ${utterance.state} | ${utterance.words}\n    ${failed.join(', ')} | ${said} | ${marks}`;
    });
