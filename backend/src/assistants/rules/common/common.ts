import type { AssistantReply, Conversation, State, Turn } from '../../engine.ts';
import {
  type Control,
  readUtterance,
  type Utterance,
} from '../../understanding/common/read-utterance.ts';
import { concernOf } from '../../understanding/concern/concern.ts';
import { means } from '../../understanding/intents.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { expressesWish } from '../../understanding/wish/expresses-wish.ts';
import {
  CALM_BEFORE,
  CALM_TEXT,
  concernChoices,
  DISTRESS_CHOICES,
  distressText,
  GO_ON,
  NOT_NOW,
  NOT_WELL,
} from './distress-answers.ts';
import { FEELING_TEXTS } from './feeling-answers.ts';
import { languageText } from './language-answers.ts';
import { lawText } from './law-answers.ts';
import type { Memory } from './memory.ts';
import { productText } from './product-answers.ts';
import { selfText } from './self-answers.ts';

/** What is to be done about a message before the assistant's own answer. */
export type Common =
  /** The answer; the assistant's own state stays, or becomes `own`. */
  | {
      readonly kind: 'answer';
      readonly reply: AssistantReply;
      readonly own?: State;
      readonly memory: Memory;
    }
  /** The assistant answers, after these words; where it understands nothing they are the answer. */
  | {
      readonly kind: 'before';
      readonly text: string;
      readonly isCalm: boolean;
      readonly memory: Memory;
    }
  | { readonly kind: 'restart'; readonly memory: Memory }
  | { readonly kind: 'none'; readonly memory: Memory };

/** Answers that stay quiet after a word of distress. */
const CALM_ANSWERS = 2;
/** Shorter messages after it are no new matter. */
const SHORT_AFTER = 4;

type Said = {
  readonly conversation: Conversation;
  readonly own: State;
  readonly memory: Memory;
  readonly turns: readonly Turn[];
  readonly message: string;
};

const stageOf = ({ own }: Said) => (typeof own.stage === 'string' ? { stage: own.stage } : {});

/** The last answer of the assistant itself, which asked what is still open. */
const lastOwn = ({ turns }: Said) => turns.findLast(({ reply }) => !reply.isFixed)?.reply;

/** A fixed answer; what could be tapped before can still be tapped. */
function fixed(said: Said, text: string, choices?: readonly string[]): Common {
  const open = choices ?? lastOwn(said)?.choices ?? [];
  const reply = {
    ...stageOf(said),
    text,
    isFixed: true,
    ...(open.length > 0 && { choices: [...open] }),
  };
  return { kind: 'answer', reply, memory: said.memory };
}

/** After words of distress: the next answers stay quiet, and the next words are others. */
function gently(said: Said, text: string, choices: readonly string[] = DISTRESS_CHOICES): Common {
  const { calm: _, told, ...rest } = said.memory;
  const memory = { ...rest, calm: CALM_ANSWERS, told: told + 1 };
  return { ...fixed(said, text, choices), memory };
}

function control(said: Said, what: Control): Common {
  const { memory, turns } = said;
  switch (what) {
    case 'restart':
      return { kind: 'restart', memory };
    case 'stop':
      return fixed(
        said,
        'Gut, wir hören hier auf. Was Sie geschrieben haben, bleibt noch einen Tag stehen. Sie können jederzeit weiterschreiben.',
      );
    case 'repeat': {
      const last = turns.at(-1)?.reply;
      return fixed(said, last ? last.text : 'Bisher habe ich noch nichts gefragt.', last?.choices);
    }
    case 'undo': {
      const step = memory.steps.at(-1);
      if (!step)
        return fixed(
          said,
          'Weiter zurück kann ich leider nicht. Sagen Sie mir einfach, was anders sein soll.',
        );
      const earlier = turns[step.turn]?.reply;
      const text = paragraphs(
        'Gut, Ihre letzte Angabe gilt nicht mehr. Hier waren wir:',
        earlier?.text ?? '',
      );
      const reply = { ...earlier, ...stageOf({ ...said, own: step.state }), text, isFixed: true };
      return {
        kind: 'answer',
        reply,
        own: step.state,
        memory: { ...memory, steps: memory.steps.slice(0, -1) },
      };
    }
  }
}

function answerTo(said: Said, utterance: Utterance): Common {
  const { conversation, memory } = said;
  const { assistant, publicUrl } = conversation;
  switch (utterance.kind) {
    case 'distress': {
      const { distress } = utterance;
      const text = distressText(distress, memory.told);
      if (distress.includes('concern')) return gently(said, text, concernChoices(assistant));
      return distress.includes('idiom') ? fixed(said, text, DISTRESS_CHOICES) : gently(said, text);
    }
    case 'language':
      return fixed(said, languageText(utterance.language));
    case 'law':
      return fixed(said, lawText(utterance.topic, conversation.now));
    case 'product':
      return fixed(said, productText(utterance.topic, publicUrl));
    case 'feeling':
      // Whoever asks for work beside it gets both; to the coach a feeling is an answer, too.
      if (assistant !== 'job-coach' && !expressesWish(said.message)) {
        return fixed(said, FEELING_TEXTS[utterance.feeling]);
      }
      return {
        kind: 'before',
        text: FEELING_TEXTS[utterance.feeling],
        isCalm: memory.calm > 0,
        memory,
      };
    case 'control':
      return control(said, utterance.control);
    default:
      return fixed(said, selfText(utterance.kind, assistant, publicUrl));
  }
}

/** After a word of distress: quiet, until somebody goes on by their own wish. */
function answerCalmly(said: Said, utterance: Utterance | null): Common | null {
  const { message, memory } = said;
  const calm = { ...memory, calm: memory.calm - 1 };
  if (message === GO_ON || /\bweiter(?:machen|suchen|gehen)?\b/i.test(message)) {
    const open = lastOwn(said);
    const text = paragraphs(CALM_BEFORE, open?.text ?? '');
    return { ...fixed(said, text), memory: calm };
  }
  const words = message.split(/\s+/).length;
  const isQuiet =
    (words <= SHORT_AFTER && !concernOf(message).isWork) ||
    utterance?.kind === 'feeling' ||
    utterance?.kind === 'insult';
  const isShort = means(message, 'thanks') || means(message, 'no') || means(message, 'yes');
  if (message === NOT_NOW || isQuiet || isShort)
    return { ...fixed(said, CALM_TEXT, [GO_ON]), memory: calm };
  return utterance ? null : { kind: 'before', text: CALM_BEFORE, isCalm: true, memory: calm };
}

/** A finished letter has versions of its own, with what was written on its sheet (assistants-62). */
const isOwnUndo = ({ conversation, own }: Said, utterance: Utterance | null): boolean =>
  conversation.assistant === 'cover-letter' &&
  own.step === 'done' &&
  utterance?.kind === 'control' &&
  utterance.control === 'undo';

/**
 * The common answers of all four assistants, before each assistant's own (assistants-41): distress
 * first, then what is no matter of this assistant.
 */
export function answerCommon(said: Said): Common {
  const { conversation, message, memory } = said;
  // A mark that is taken back says what is meant, whatever its words are.
  if (conversation.removedMark !== undefined) return { kind: 'none', memory };
  if (message === NOT_WELL) return gently(said, distressText(['despair'], memory.told));
  const utterance = readUtterance(message, conversation.assistant);
  if (isOwnUndo(said, utterance)) return { kind: 'none', memory };
  if (memory.calm > 0 && utterance?.kind !== 'distress') {
    const calmly = answerCalmly(said, utterance);
    if (calmly) return calmly;
  }
  if (utterance) return answerTo(said, utterance);
  return { kind: 'none', memory };
}
