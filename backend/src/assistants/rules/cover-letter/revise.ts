import { simplify } from '../../understanding/simplify.ts';
import type { LetterState, LetterStyle } from './letter-state.ts';
import { readStart } from './read-answer.ts';
import {
  readAddition,
  readContact,
  readEmployer,
  readRemoval,
  readReplacement,
} from './read-wish.ts';
import { addedSentence } from './sentences.ts';

export type Revision = {
  readonly state: LetterState;
  /** What was changed, for the answer. */
  readonly done: string;
};

type Rule = readonly [pattern: RegExp, style: Partial<LetterStyle>, done: string];

/** Patterns are for simplified text. */
const STYLES: readonly Rule[] = [
  [
    /\b(kurz\w*|knapp\w*|weniger text|zu lang)\b/,
    { length: 'short' },
    'Der Brief ist jetzt kürzer.',
  ],
  [
    /\b(langer|ausfuhrlich\w*|mehr text|zu kurz)\b/,
    { length: 'long' },
    'Der Brief ist jetzt ausführlicher.',
  ],
  [
    /\b(formell\w*|formal\w*|hoflich\w*|sachlich\w*)\b/,
    { tone: 'formal' },
    'Der Brief klingt jetzt formeller.',
  ],
  [
    /\b(personlich\w*|herzlich\w*|freundlich\w*|warm\w*|locker\w*|weniger formell)\b/,
    { tone: 'warm' },
    'Der Brief klingt jetzt persönlicher.',
  ],
];

function withStyle(state: LetterState, style: Partial<LetterStyle>, done: string): Revision {
  return { state: { ...state, style: { ...state.style, ...style } }, done };
}

function reviseText(state: LetterState, message: string): Revision | null {
  const { style } = state;
  const replacement = readReplacement(message);
  if (replacement) {
    const [from, to] = replacement;
    const replaced = [...style.replaced, replacement];
    return withStyle(state, { replaced }, `„${from}“ heißt jetzt „${to}“.`);
  }
  const added = readAddition(message);
  if (added) {
    return withStyle(
      state,
      { added: [...style.added, addedSentence(added)] },
      'Ich habe das ergänzt.',
    );
  }
  const removed = readRemoval(message);
  if (!removed) return null;
  const words = [...style.removed, simplify(removed)];
  return withStyle(state, { removed: words }, `Was „${removed}“ nennt, steht nicht mehr im Brief.`);
}

function reviseFacts(state: LetterState, message: string): Revision | null {
  const { job, answers } = state;
  const contact = readContact(message);
  if (contact) {
    return {
      state: { ...state, job: { ...job, contact } },
      done: `Der Brief geht jetzt an ${contact.replace(/^Herr /, 'Herrn ')}.`,
    };
  }
  const employer = readEmployer(message);
  if (employer) {
    return {
      state: { ...state, job: { ...job, employer } },
      done: 'Der Arbeitgeber ist eingetragen.',
    };
  }
  const next = readStart(message, { ...answers, start: null, workload: null });
  if (next.start === null && next.workload === null) return null;
  const changed = {
    start: next.start ?? answers.start,
    workload: next.workload ?? answers.workload,
  };
  return {
    state: { ...state, answers: { ...answers, ...changed } },
    done: 'Beginn und Umfang sind geändert.',
  };
}

/**
 * Changes a finished letter as asked: length, tone, names, dates, sentences added, left out or
 * replaced. null when the wish was not understood.
 */
export function revise(state: LetterState, message: string): Revision | null {
  const folded = simplify(message);
  const wish = message.trim().replace(/\s+/g, ' ');
  const text = reviseText(state, wish);
  if (text) return text;
  const styles = STYLES.filter(([pattern]) => pattern.test(folded));
  if (styles.length > 0) {
    const style = Object.assign({}, ...styles.map(([, change]) => change)) as Partial<LetterStyle>;
    return withStyle(state, style, styles.map(([, , done]) => done).join(' '));
  }
  return reviseFacts(state, wish);
}
