import type { Intent } from '../../intent/intent.ts';
import type { Interpreter, Message } from '../../intent/interpreter.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { ModelFailure, RefusedAnswer } from '../failure.ts';
import { loadPerson } from '../privacy/person.ts';
import { createPseudonyms } from '../privacy/pseudonyms.ts';
import { type ModelSettings, streamCompletion } from '../stream-completion.ts';
import { intentForm, intentRequest, RESPONSE_FORMAT } from './intent-request.ts';

/** How long reading may take; what is left of the 8 s is for the words (assistants-57). */
export const INTERPRET_MS = 3_000;

/** What is certain without a model, and is never sent to it. */
const CERTAIN = new Set<Intent['kind']>([
  'distress',
  'choice',
  'reply',
  'control',
  'injection',
  'language',
  'insult',
  'is-human',
]);

/** What only the guided interpreter may say, which knows these by their words. */
const NOT_OF_MODEL = new Set<Intent['kind']>(['injection', 'language']);

export type InterpreterSettings = ModelSettings & {
  readonly breaker: CircuitBreaker;
  /** How long reading may take, in milliseconds. */
  readonly interpretMs?: number;
  /** Told why the guided interpreter stood in; without anything that was said. */
  readonly report?: (text: string) => void;
};

const HOME = /^(?:in meiner nahe|homeoffice|egal wo|zu hause|zuhause)$/;
const STEM = 4;

/** Whether a place stands in the message, whatever its ending: a model may not add one. */
const isSaid = (where: string, words: string): boolean =>
  HOME.test(simplify(where)) ||
  simplify(where)
    .split(' ')
    .every((word) => simplify(words).includes(word.slice(0, STEM)));

const isIn = (at: number | null, { length }: readonly unknown[]) => at === null || at < length;

function checked(intent: Intent, { open, words }: Message): Intent {
  if (NOT_OF_MODEL.has(intent.kind)) throw new RefusedAnswer('The language model judges too much.');
  switch (intent.kind) {
    case 'distress':
      // Its own judgement is no first answer of a danger; gentle words and the numbers are.
      return { kind: 'distress', distress: ['concern'] };
    case 'shown':
      if (open.jobs.length > 0 && isIn(intent.at, open.jobs)) return intent;
      break;
    case 'choice':
      if (open.choices.length > 0 && isIn(intent.at, open.choices)) return intent;
      break;
    case 'wish':
      if (intent.where === null || isSaid(intent.where, words)) return { ...intent, exact: false };
      break;
    case 'answer':
      // An answer is what the person wrote, to the letter.
      return { ...intent, words };
    case 'edit':
      if (open.hasLetter) return intent;
      break;
    default:
      return intent;
  }
  throw new RefusedAnswer('The language model means what is not there.');
}

/** Puts names and addresses back, wherever words stand. */
function restored(value: unknown, restore: (text: string) => string): unknown {
  if (typeof value === 'string') return restore(value);
  if (Array.isArray(value)) return value.map((one) => restored(one, restore));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, restored(one, restore)]),
  );
}

function readIntent(text: string, restore: (text: string) => string): Intent {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return intentForm.parse(restored(JSON.parse(json), restore)).intent;
  } catch (cause) {
    throw new ModelFailure('The language model breaks the schema of intents.', { cause });
  }
}

async function ask(settings: InterpreterSettings, message: Message): Promise<Intent> {
  const pseudonyms = createPseudonyms(await loadPerson(message.db, message.candidateId));
  pseudonyms.learn([...message.turns.map((turn) => turn.message ?? ''), message.words]);
  const messages = intentRequest(message, pseudonyms.hide);
  const signal = AbortSignal.timeout(settings.interpretMs ?? INTERPRET_MS);
  const request = { messages, response_format: RESPONSE_FORMAT };
  const { text } = await streamCompletion(settings, request, signal);
  return checked(readIntent(text, pseudonyms.restore), message);
}

/**
 * A language model that reads messages against the one schema; where it is late, away or breaks the
 * schema, and for what is certain anyway, the guided interpreter's reading stands (assistants-78).
 */
export function createModelInterpreter(
  guided: Interpreter,
  settings: InterpreterSettings,
): Interpreter {
  const { breaker, report = () => {} } = settings;
  return {
    interpret: async (message) => {
      const certain = await guided.interpret(message);
      if (message.isPrivate || CERTAIN.has(certain.kind) || !breaker.isClosed()) return certain;
      try {
        const intent = await ask(settings, message);
        breaker.succeeded();
        return intent;
      } catch (error) {
        if (error instanceof RefusedAnswer) breaker.succeeded();
        else breaker.failed();
        report(error instanceof Error ? error.message : 'The language model failed.');
        return certain;
      }
    },
  };
}
