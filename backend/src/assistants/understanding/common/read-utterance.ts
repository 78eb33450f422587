import type { AssistantName } from '../../engine.ts';
import { concernOf } from '../concern/concern.ts';
import { type Heard, type Phrases, says, toHeard } from '../phrases/phrases.ts';
import { type Distress, isHarmless, readDistress } from './distress.ts';
import { FEELINGS, type Feeling } from './feeling-words.ts';
import { foreignLanguage } from './languages.ts';
import { ASKS, LAW, type LawTopic, UNASKED } from './law-words.ts';
import { INJECTION, OFF_TOPIC } from './other-words.ts';
import { PRODUCT, type ProductTopic } from './product-words.ts';
import { CAN_DO, HUMAN_HELP, INSULT, IS_HUMAN, REPEAT, RESTART, STOP, UNDO } from './self-words.ts';

/** What somebody says beside the matter of the assistant (assistants-41). */
export type Utterance =
  | { readonly kind: 'distress'; readonly distress: readonly Distress[] }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'law'; readonly topic: LawTopic }
  | { readonly kind: 'product'; readonly topic: ProductTopic }
  | { readonly kind: 'feeling'; readonly feeling: Feeling }
  | { readonly kind: 'control'; readonly control: Control }
  | { readonly kind: 'insult' | 'is-human' | 'can-do' | 'human-help' | 'off-topic' | 'injection' };

export type Control = 'stop' | 'repeat' | 'undo' | 'restart';

/** Longer messages are answers or stories, even when they contain such words. */
const SHORT = { control: 9, insult: 14, question: 30, feeling: 14 };

const CONTROLS = [
  ['undo', UNDO],
  ['restart', RESTART],
  ['repeat', REPEAT],
  ['stop', STOP],
] as const;

/** A new beginning at work is no new beginning of the conversation. */
const AT_WORK = /\b(?:beruf|leben|job|arbeit)/i;

function topicOf<Topic extends string>(
  heard: Heard,
  lists: Readonly<Record<Topic, Phrases>>,
): Topic | null {
  const topics = Object.keys(lists) as Topic[];
  return topics.find((topic) => says(heard, lists[topic])) ?? null;
}

function readControl(heard: Heard, message: string): Control | null {
  if (heard.words.length > SHORT.control) return null;
  const found = CONTROLS.find(([, list]) => says(heard, list))?.[0] ?? null;
  return found === 'restart' && AT_WORK.test(message) ? null : found;
}

/** What is said about the assistant and to it; in letter and interview in short messages only. */
function readSelf(heard: Heard): Utterance | null {
  if (heard.words.length > SHORT.question) return null;
  if (says(heard, HUMAN_HELP)) return { kind: 'human-help' };
  if (says(heard, IS_HUMAN)) return { kind: 'is-human' };
  const isInsult = heard.words.length <= SHORT.insult && says(heard, INSULT);
  return isInsult ? { kind: 'insult' } : null;
}

const readCanDo = (heard: Heard): Utterance | null =>
  heard.words.length <= SHORT.control && says(heard, CAN_DO) ? { kind: 'can-do' } : null;

function readQuestion(heard: Heard, message: string): Utterance | null {
  const isQuestion = message.includes('?') || says(heard, ASKS);
  const topic = topicOf(heard, LAW);
  const law = topic && (isQuestion || UNASKED.has(topic)) ? topic : null;
  const product = topicOf(heard, PRODUCT);
  // 'Was kostet …' and 'Wie kündige ich …' are about the product before they are about law.
  if (product && (!law || product === 'contractCancellation')) {
    return { kind: 'product', topic: product };
  }
  return law && { kind: 'law', topic: law };
}

/** In letter and interview a long text is an answer: only what is plainly none is taken from it. */
function readWithinAnswers(heard: Heard, message: string): Utterance | null {
  const { length } = heard.words;
  if (says(heard, INJECTION)) return { kind: 'injection' };
  // Longer ones tell how others were cheated.
  if (length <= SHORT.question && says(heard, LAW.fraud)) return { kind: 'law', topic: 'fraud' };
  const self = length <= SHORT.insult ? (readSelf(heard) ?? readCanDo(heard)) : null;
  if (self) return self;
  if (message.includes('?') && length <= SHORT.question) {
    const question = readQuestion(heard, message);
    if (question) return question;
    if (length <= SHORT.insult && says(heard, OFF_TOPIC)) return { kind: 'off-topic' };
  }
  return null;
}

/**
 * The one reading of a message for all four assistants, before their own (assistants-41); null for
 * what is meant for the assistant itself. Distress comes before everything.
 */
export function readUtterance(message: string, assistant: AssistantName): Utterance | null {
  const heard = toHeard(message);
  const isAnswering = assistant === 'cover-letter' || assistant === 'interview';
  const distress = readDistress(heard, message);
  if (distress.length > 0) return { kind: 'distress', distress };
  const language = foreignLanguage(message);
  if (language) return { kind: 'language', language };
  if (concernOf(message).isGentle && !isHarmless(heard)) {
    return { kind: 'distress', distress: ['concern'] };
  }
  // The interview has an end of its own, with a summary.
  const control = readControl(heard, message);
  if (control && !(control === 'stop' && assistant === 'interview')) {
    return { kind: 'control', control };
  }
  if (isAnswering) return readWithinAnswers(heard, message);
  if (says(heard, INJECTION)) return { kind: 'injection' };
  const found = readSelf(heard) ?? readQuestion(heard, message) ?? readCanDo(heard);
  if (found) return found;
  const feeling = topicOf(heard, FEELINGS);
  if (feeling) return { kind: 'feeling', feeling };
  return says(heard, OFF_TOPIC) ? { kind: 'off-topic' } : null;
}
