import { readFileSync } from 'node:fs';
import { ASSISTANTS, type AssistantName } from '../../assistants/engine.ts';

/** One row of the table: what is said in which state, and what must and must not happen (assistants-48). */
export type Utterance = {
  readonly kind: string;
  readonly assistant: AssistantName;
  readonly state: string;
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
  readonly words: string;
};

const list = (text: string) => text.split(' ').filter(Boolean);

const FIRST_WISH = 'first wish\tai-jobs\tstart\t';
const COLUMNS = 6;

/** Reads a table: six columns with tabs between, or the last three of a first wish; lines with # are remarks. */
export function readUtterances(path: string): Utterance[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', name = '', state = '', must = '', mustNot = '', words = ''] = (
        line.split('\t').length < COLUMNS ? FIRST_WISH + line : line
      ).split('\t');
      const assistant = ASSISTANTS.find((one) => one === name);
      if (!assistant) throw new Error(`No assistant is called ${name}: ${line}`);
      return { kind, assistant, state, must: list(must), mustNot: list(mustNot), words };
    });
}
