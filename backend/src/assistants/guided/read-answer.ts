import type { Intent, ReplyName } from '../intent/intent.ts';
import type { Message } from '../intent/interpreter.ts';
import { matchesIntent } from '../understanding/intents.ts';
import { noAnswer } from '../understanding/no-answer.ts';

const PATTERNS = {
  yes: 'yes',
  no: 'no',
  thanks: 'thanks',
  stop: 'stop',
  skip: 'skip',
  help: 'help',
  more: 'more',
  'dont-know': 'dontKnow',
} as const;
type Known = keyof typeof PATTERNS & ReplyName;

const reply = (words: string, known: readonly Known[]): Intent | null => {
  const found = known.find((one) => matchesIntent(words, PATTERNS[one]));
  return found ? { kind: 'reply', reply: found } : null;
};

/** What a message is instead of an answer; questions may be what was asked for. */
function beside(words: string, mayAsk: boolean): Intent | null {
  switch (noAnswer(words, mayAsk)) {
    case 'insult':
      return { kind: 'insult' };
    case 'nonsense':
      return { kind: 'not-understood' };
    case 'unsure':
      return { kind: 'reply', reply: 'dont-know' };
    case 'question':
      return { kind: 'question' };
    default:
      return null;
  }
}

const NUMBERS = /^[\d\s,.und+/()-]+$/i;

/** What a message to letter, interview or coach means: mostly an answer to the open question. */
export function readAnswer({
  assistant,
  words,
  open,
}: Pick<Message, 'assistant' | 'words' | 'open'>): Intent {
  const { asked, hasLetter } = open;
  const answer: Intent = { kind: 'answer', words, feeling: null };
  if (assistant === 'cover-letter') {
    if (hasLetter) return { kind: 'edit', change: words };
    const isNumbers = asked !== 'reason' && NUMBERS.test(words);
    const other = reply(words, ['help']) ?? (isNumbers ? null : beside(words, false));
    return other ?? reply(words, ['skip']) ?? answer;
  }
  if (assistant === 'interview') {
    const isRole = asked === 'role';
    const first = reply(words, isRole ? ['stop'] : ['stop', 'skip', 'help']);
    return first ?? beside(words, asked === 'questions') ?? answer;
  }
  if (asked === 'recommendations') {
    const other = beside(words, false);
    if (other?.kind === 'question') return other;
    return reply(words, ['yes', 'thanks', 'stop', 'more', 'no']) ?? answer;
  }
  const other = beside(words, false);
  if (other && other.kind !== 'reply') return other;
  return reply(words, ['help', 'skip', 'dont-know']) ?? answer;
}
