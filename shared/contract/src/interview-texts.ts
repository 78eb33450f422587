import type { InterviewWay } from './constants.ts';
import type { Interview } from './entities/interview.ts';
import { formatDay, formatTimeSpan } from './formats.ts';

/** 'Dienstag, 01.12.2026, 10:00 bis 10:45 Uhr'. @param start in milliseconds since 1970 */
export const interviewTime = (start: number, minutes: number) =>
  `${formatDay(start)}, ${formatTimeSpan(start, minutes)}`;

/** How one meets, before the place, the number or the link. */
export const INTERVIEW_WAY_LABELS: Readonly<Record<InterviewWay, string>> = {
  place: 'Ort',
  phone: 'Telefon',
  video: 'Videogespräch',
};

/** Where an interview stands, in a line for lists. */
export function interviewLine({
  state,
  starts_at,
  options,
  minutes,
}: Pick<Interview, 'state' | 'starts_at' | 'options' | 'minutes'>): string {
  if (state === 'declined') return 'Keiner der vorgeschlagenen Termine passt';
  if (starts_at !== null) {
    const when = interviewTime(starts_at, minutes);
    return state === 'agreed' ? `Gespräch: ${when}` : `Abgesagt: ${when}`;
  }
  if (state === 'cancelled') return 'Die Terminvorschläge sind zurückgezogen';
  const [first] = options;
  if (options.length === 1 && first !== undefined) {
    return `Terminvorschlag: ${interviewTime(first, minutes)}`;
  }
  return `${options.length} Termine zur Wahl`;
}
