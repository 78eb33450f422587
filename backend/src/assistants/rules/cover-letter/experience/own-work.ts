import type { Candidate } from '@silverjobs/contract';
import { ownForm } from '../german/occupations.ts';
import { tidy } from '../german/sentences.ts';

const TEXT_MAX = 300;

/** What a field of the profile says. */
export const value = (text: string | null | undefined) => tidy(text ?? '').slice(0, TEXT_MAX);

/** What somebody did last, as the profile names it: 'Arzthelferin am Empfang'. */
export function workOf({ main_job, contact }: Candidate): string {
  return ownForm(value(main_job.job_position), contact);
}
