import { formatDay, formatTimeSpan } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type ChangedCourse = {
  readonly id: number;
  readonly title: string;
  readonly startDate: Date | null;
  readonly durationMinutes: number;
};

/** Tells somebody with a place that the course takes place at another time (operators-20). */
export function courseMovedMail(publicUrl: string, course: ChangedCourse): Mail {
  const { id, title, startDate, durationMinutes } = course;
  const start = startDate?.getTime() ?? null;
  return writeLetter(publicUrl, {
    subject: `Neuer Termin: ${title}`,
    heading: 'Ihr Kurs hat einen neuen Termin',
    paragraphs: [
      `der Kurs „${title}“ findet zu einer anderen Zeit statt. Ihr Platz bleibt für Sie reserviert.`,
      `Neuer Termin: ${formatDay(start)}, ${formatTimeSpan(start, durationMinutes)}.`,
    ],
    action: { label: 'Zum Kurs', url: `${publicUrl}${pathTo(paths.course, { id })}` },
    closing: ['Wenn Sie dann keine Zeit haben, melden Sie sich bitte auf dieser Seite ab.'],
  });
}

/** Tells somebody who is registered or waits that the course does not take place (operators-20). */
export function courseCanceledMail(
  publicUrl: string,
  { title }: Pick<ChangedCourse, 'title'>,
  reason: string,
): Mail {
  return writeLetter(publicUrl, {
    subject: `Abgesagt: ${title}`,
    heading: 'Ihr Kurs findet nicht statt',
    paragraphs: [
      `der Kurs „${title}“ ist leider abgesagt. Sie brauchen nichts weiter zu tun.`,
      `Der Grund: ${reason}`,
    ],
    action: { label: 'Andere Kurse ansehen', url: `${publicUrl}${paths.courses}` },
  });
}
