import type { Candidate } from '@silverjobs/contract';
import { asWork, namesPerson, yearsOf } from '../german/occupations.ts';
import { value, workOf } from './own-work.ts';
import { lastPlace } from './work-places.ts';

const TOLD = /^(?:über |rund |mehr als )?(?:\d{1,2}|zehn|zwanzig|dreißig|vierzig) Jahre /u;
const PREPOSITION = /^(?:am|im|in|an|auf|bei|beim|als)\b/u;

/** Whether the years and the last place are one sentence: '34 Jahre am Empfang gearbeitet, zuletzt …'. */
export function lifeSentence(
  candidate: Candidate,
  isShort: boolean,
): { text: string; saysLast: boolean } {
  const work = workOf(candidate);
  const { main_job, display } = candidate;
  const told = value(display.work_experience).replace(/[.]$/, '');
  const last = lastPlace(candidate, isShort);
  if (TOLD.test(told)) {
    const [years = ''] = TOLD.exec(told) ?? [];
    const what = told.slice(years.length);
    if (PREPOSITION.test(what) && !what.includes(',')) {
      return {
        text: `Ich habe ${years}${what} gearbeitet${last && `, zuletzt ${last}`}.`,
        saysLast: true,
      };
    }
    const [main = '', ...rest] = told.split(', ');
    const tail = rest.length > 0 ? `, ${rest.join(', ')}` : '';
    return { text: `Ich bringe ${main} mit${tail}.`, saysLast: false };
  }
  const years = yearsOf(main_job.job_experience);
  if (work && years) {
    return { text: `Ich bringe ${years} Berufserfahrung ${asWork(work)} mit.`, saysLast: false };
  }
  if (work && last) {
    const where = namesPerson(work) ? `als ${work}` : `im Bereich ${work}`;
    return { text: `Zuletzt habe ich ${where} gearbeitet, ${last}.`, saysLast: true };
  }
  if (work) {
    const where = namesPerson(work) ? `als ${work}` : `im Bereich ${work}`;
    return { text: `Gearbeitet habe ich ${where}.`, saysLast: false };
  }
  const isOwnText = told !== '' && /\p{L}{3}/u.test(told);
  return {
    text: isOwnText ? `Aus meinem Berufsleben bringe ich mit: ${told}.` : '',
    saysLast: false,
  };
}
