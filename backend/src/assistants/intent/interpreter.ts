import type { Database } from '../../database/database.ts';
import type { AssistantName, Turn } from '../engine.ts';
import type { ShownJob } from '../understanding/shown-job.ts';
import type { Intent } from './intent.ts';

/** What is open when a message comes: what was asked, offered and shown. */
export type Open = {
  /** What was asked for last, as the assistant calls it. */
  readonly asked: string | null;
  /** What was offered to press, beside answers to questions. */
  readonly choices: readonly { readonly kind: 'change' | 'work'; readonly label: string }[];
  /** The jobs of the newest list, and the place of the one that was spoken of last; -1 for none. */
  readonly jobs: readonly ShownJob[];
  readonly chosen: number;
  /** How many jobs were shown so far. */
  readonly shownCount: number;
  /** The wish so far, in the words of its marks. */
  readonly wish: readonly string[];
  readonly hasLetter: boolean;
};

export const NOTHING_OPEN: Open = {
  asked: null,
  choices: [],
  jobs: [],
  chosen: -1,
  shownCount: 0,
  wish: [],
  hasLetter: false,
};

/** A message with what it is read from. */
export type Message = {
  readonly db: Database;
  readonly candidateId: number;
  readonly assistant: AssistantName;
  readonly words: string;
  readonly open: Open;
  readonly turns: readonly Turn[];
  /** Somebody may not be well: nothing of it leaves the machine. */
  readonly isPrivate: boolean;
};

/** Reads what a message means; two of them stand behind this: the guided one and a language model. */
export type Interpreter = {
  /** @throws never: what cannot be read is not understood */
  readonly interpret: (message: Message) => Promise<Intent>;
};
