import type { LetterState, Tone } from '../letter-state.ts';

/** When she can begin, and how much she wants to work. */
export function availability({ answers }: LetterState): string {
  const { start, wanted } = answers;
  if (start && wanted) return `Beginnen kann ich ${start}, und ich möchte gern ${wanted}.`;
  if (start) return `Beginnen kann ich ${start}.`;
  return wanted ? `Ich möchte gern ${wanted}.` : '';
}

/** The last sentence, by tone. */
export const CLOSINGS: Readonly<Record<Tone, string>> = {
  plain: 'Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
  warm: 'Ich freue mich sehr, wenn wir uns persönlich kennenlernen.',
  confident: 'Gern überzeuge ich Sie in einem persönlichen Gespräch.',
};
