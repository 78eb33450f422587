import { enumerate, paragraphs } from '../../understanding/phrases.ts';
import type { Profile } from '../profile.ts';
import { leftOut } from './compose/left-out.ts';
import { addressee } from './compose/recipient.ts';
import { unsaidWishes } from './join.ts';
import type { LetterState } from './letter-state.ts';
import { gapsOf } from './placeholders.ts';

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** What is said beside the sheet: gaps first, then what was left out, then what would help. */
export function besideLetter(
  profile: Profile,
  state: LetterState,
  letter: string,
  isFirst: boolean,
): string {
  const { contact, main_job, display } = profile.candidate;
  const gaps = gapsOf(letter);
  const left = leftOut(state);
  const unsaid = unsaidWishes(state);
  const helpful = [
    addressee(state.job) === null && 'wer die Bewerbung liest („Ansprechpartnerin ist Frau Weber“)',
    !state.job.employer && 'den Namen des Arbeitgebers',
    state.job.employer &&
      !state.job.street &&
      `Straße und Hausnummer des Arbeitgebers${state.job.isAdvertised ? ' (in der Anzeige steht keine)' : ''}`,
    !contact.phone && !state.sender.phone && 'Ihre Telefonnummer',
    !main_job.job_position && !display.work_experience && 'Ihre bisherige Tätigkeit (im Profil)',
  ].filter((item) => typeof item === 'string') as string[];
  return paragraphs(
    gaps.length > 0 &&
      `**So kann der Brief noch nicht hinaus.** Diese Lücken müssen Sie füllen, hier oder im Blatt:\n\n${list(gaps)}`,
    isFirst &&
      left.length > 0 &&
      `Weggelassen habe ich ${enumerate(left)}. Wenn es doch hinein soll, sagen Sie „füge hinzu, dass …“.`,
    isFirst &&
      unsaid.length > 0 &&
      `Nicht im Brief steht, weil es sich in keinen guten Satz fügt: ${enumerate(unsaid.map((wish) => `„${wish}“`))}.`,
    isFirst &&
      helpful.length > 0 &&
      `Besser wird der Brief, wenn Sie mir noch sagen: ${enumerate(helpful)}.`,
    isFirst &&
      'Bitte lesen Sie ihn in Ruhe. Sie können ihn im Blatt selbst ändern oder mir sagen, was anders sein soll.',
  );
}
