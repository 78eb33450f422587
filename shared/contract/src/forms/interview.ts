import * as z from 'zod/mini';
import { INTERVIEW_WAYS, type InterviewWay } from '../constants.ts';
import { isPhone, readDay, readTime } from '../typed-values.ts';
import { wallTimeProblem } from '../wall-clock.ts';
import { chosen, requiredTextField, shortText, tooLong } from './rules.ts';

const VIDEO_LINK = /^https:\/\/\S{4,290}$/;

/** Longest place, number or link of an interview, in characters. */
export const INTERVIEW_WHERE_LENGTH = 300;

const MESSAGE_LENGTH = 5_000;
/** What an employer writes with dates: they are added to it, and both must fit a message. */
export const interviewMessage = requiredTextField(
  MESSAGE_LENGTH,
  'Bitte schreiben Sie eine Nachricht.',
  tooLong('Ihre Nachricht', MESSAGE_LENGTH),
);

/** What is missing of where an interview is; null when nothing is. */
export function whereProblem(way: InterviewWay, where: string): string | null {
  if (way === 'place' && where === '') return 'Bitte geben Sie an, wo das Gespräch ist.';
  if (way === 'phone' && !isPhone(where)) {
    return 'Bitte geben Sie die Telefonnummer ein, unter der Sie sprechen: 6 bis 15 Ziffern.';
  }
  if (way === 'video' && !VIDEO_LINK.test(where)) {
    return 'Bitte geben Sie den Link zum Videogespräch ein. Er beginnt mit https://';
  }
  return null;
}

/** The lines of the form, each a day and a time. */
export const INTERVIEW_LINES = ['1', '2', '3'] as const;
type Line = (typeof INTERVIEW_LINES)[number];
type Lines = Record<`day${Line}` | `time${Line}`, string>;

/** The filled lines, however typed, as '2027-03-28T10:00', in their order. */
export function wallTimesOf(values: Lines): string[] {
  return INTERVIEW_LINES.filter((line) => values[`day${line}`] !== '').map(
    (line) => `${readDay(values[`day${line}`])}T${readTime(values[`time${line}`])}`,
  );
}

const day = z.string().check(z.overwrite(readDay));
const time = z.string().check(z.overwrite(readTime));
const isFilled = (values: Lines, line: Line) =>
  values[`day${line}`] !== '' || values[`time${line}`] !== '';

/** Why a line is no moment, and in which of its fields; null when it is one, or empty. */
function lineProblem(values: Lines, line: Line): { path: string; message: string } | null {
  const date = values[`day${line}`];
  if (!isFilled(values, line)) {
    return line === '1' ? { path: 'day1', message: 'Bitte wählen Sie einen Tag.' } : null;
  }
  if (!/^20\d\d-\d\d-\d\d$/.test(date)) {
    return { path: `day${line}`, message: 'Bitte wählen Sie einen Tag.' };
  }
  const noDay = wallTimeProblem(`${date}T12:00`);
  if (noDay) return { path: `day${line}`, message: noDay };
  if (!/^\d\d:\d\d$/.test(values[`time${line}`])) {
    return { path: `time${line}`, message: 'Bitte geben Sie die Uhrzeit so ein: 10:00' };
  }
  const noTime = wallTimeProblem(`${date}T${values[`time${line}`]}`);
  return noTime ? { path: `time${line}`, message: noTime } : null;
}

/** Dates for an interview as an employer fills them in (messages-30). */
export const interviewForm = z
  .object({
    day1: day,
    time1: time,
    day2: day,
    time2: time,
    day3: day,
    time3: time,
    minutes: chosen('Bitte wählen Sie die Dauer.'),
    way: z.enum(INTERVIEW_WAYS),
    where: shortText(INTERVIEW_WHERE_LENGTH),
    message: interviewMessage,
  })
  .check((context) => {
    const values = context.value;
    for (const line of INTERVIEW_LINES) {
      const problem = lineProblem(values, line);
      if (!problem) continue;
      const { path, message } = problem;
      context.issues.push({ code: 'custom', input: values, path: [path], message });
    }
    const times = wallTimesOf(values);
    const twin = times.findIndex((one, index) => times.indexOf(one) < index);
    if (twin >= 0) {
      const message = 'Diesen Termin haben Sie schon vorgeschlagen.';
      context.issues.push({ code: 'custom', input: values, path: [`time${twin + 1}`], message });
    }
    const message = whereProblem(values.way, values.where);
    if (message) context.issues.push({ code: 'custom', input: values, path: ['where'], message });
  });
