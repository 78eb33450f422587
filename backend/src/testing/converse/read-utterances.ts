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

/** Reads a table: six columns with tabs between, lines with # are remarks. */
export function readUtterances(path: string): Utterance[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', name = '', state = '', must = '', mustNot = '', words = ''] =
        line.split('\t');
      const assistant = ASSISTANTS.find((one) => one === name);
      if (!assistant) throw new Error(`No assistant is called ${name}: ${line}`);
      return { kind, assistant, state, must: list(must), mustNot: list(mustNot), words };
    });
}
