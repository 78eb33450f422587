import { namesPerson } from '../german/occupations.ts';
import type { LetterState } from '../letter-state.ts';

/** The line that says what the letter is about. */
export function subjectOf({ job }: LetterState): string {
  if (!job.title) return 'Bewerbung um eine Mitarbeit';
  if (job.isAdvertised) return `Bewerbung um die Stelle „${job.title}“`;
  return namesPerson(job.title) ? `Bewerbung als ${job.title}` : `Bewerbung: ${job.title}`;
}
