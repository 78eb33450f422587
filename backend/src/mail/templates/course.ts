import { formatDay, formatTimeSpan } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type MailedCourse = {
  readonly id: number;
  readonly title: string;
  readonly startDate: Date | null;
  readonly durationMinutes: number;
  readonly lecturer: string | null;
};

const WAY_IN =
  'Am Tag des Kurses öffnen Sie diesen Link, melden sich an und wählen „Am Kurs teilnehmen“. Mehr als einen Computer, ein Tablet oder ein Smartphone mit Internet brauchen Sie nicht.';
const WAY_OUT = 'Wenn Sie doch keine Zeit haben, melden Sie sich bitte auf derselben Seite ab.';

function when({ startDate, durationMinutes, lecturer }: MailedCourse): string {
  const start = startDate?.getTime() ?? null;
  const time = `Termin: ${formatDay(start)}, ${formatTimeSpan(start, durationMinutes)}.`;
  return lecturer ? `${time} Es unterrichtet: ${lecturer}.` : time;
}

function actionOf(publicUrl: string, { id }: MailedCourse) {
  return { label: 'Zum Kurs', url: `${publicUrl}${pathTo(paths.course, { id })}` };
}

/**
 * Confirms a registration for a course, or for its waiting list.
 * @param waiting there is no date yet, or no place
 */
export function courseBookedMail(publicUrl: string, course: MailedCourse, waiting: boolean): Mail {
  const { title } = course;
  const action = actionOf(publicUrl, course);
  if (!course.startDate) {
    return writeLetter(publicUrl, {
      subject: `Auf der Warteliste: ${title}`,
      heading: 'Sie stehen auf der Warteliste',
      paragraphs: [
        `wir haben Sie für den Kurs „${title}“ vorgemerkt. Er ist in Kürze verfügbar.`,
        'Sobald der Termin feststeht, vergeben wir die Plätze der Reihe nach. Wenn einer für Sie da ist, schreiben wir Ihnen. Dann ist er für Sie reserviert.',
      ],
      action,
      closing: ['Wenn Sie nicht mehr warten möchten, melden Sie sich auf dieser Seite ab.'],
    });
  }
  if (waiting) {
    return writeLetter(publicUrl, {
      subject: `Auf der Warteliste: ${title}`,
      heading: 'Sie stehen auf der Warteliste',
      paragraphs: [
        `der Kurs „${title}“ ist ausgebucht. Wir haben Sie für den nächsten freien Platz vorgemerkt.`,
        when(course),
        'Wenn jemand absagt, bekommt den Platz, wer am längsten wartet. Sind Sie an der Reihe, melden wir Sie an und schreiben Ihnen.',
      ],
      action,
      closing: ['Wenn Sie nicht mehr warten möchten, melden Sie sich auf dieser Seite ab.'],
    });
  }
  return writeLetter(publicUrl, {
    subject: `Ihre Anmeldung: ${title}`,
    heading: 'Sie sind angemeldet',
    paragraphs: [`Sie haben den Kurs „${title}“ gebucht.`, when(course), WAY_IN],
    action,
    closing: [WAY_OUT],
  });
}

/** Tells somebody on the waiting list that the course has a date now. */
export function courseDatedMail(publicUrl: string, course: MailedCourse): Mail {
  return writeLetter(publicUrl, {
    subject: `Jetzt mit Termin: ${course.title}`,
    heading: 'Ihr Kurs hat einen Termin',
    paragraphs: [
      `der Kurs „${course.title}“, auf den Sie gewartet haben, findet statt. Ihr Platz ist für Sie reserviert.`,
      when(course),
      WAY_IN,
    ],
    action: actionOf(publicUrl, course),
    closing: [WAY_OUT],
  });
}

/** Tells somebody on the waiting list of a full course that a place was freed. */
export function coursePlaceMail(publicUrl: string, course: MailedCourse): Mail {
  return writeLetter(publicUrl, {
    subject: `Sie haben einen Platz: ${course.title}`,
    heading: 'Ein Platz ist frei geworden',
    paragraphs: [
      `im Kurs „${course.title}“ ist ein Platz frei geworden. Sie waren an der Reihe und sind jetzt angemeldet.`,
      when(course),
      WAY_IN,
    ],
    action: actionOf(publicUrl, course),
    closing: [WAY_OUT],
  });
}

/** Reminds somebody of a course on the next day. */
export function courseReminderMail(publicUrl: string, course: MailedCourse): Mail {
  return writeLetter(publicUrl, {
    subject: `Erinnerung: ${course.title}`,
    heading: 'Ihr Kurs beginnt bald',
    paragraphs: [`Sie haben den Kurs „${course.title}“ gebucht.`, when(course), WAY_IN],
    action: actionOf(publicUrl, course),
    closing: [WAY_OUT],
  });
}

/** Confirms that somebody has given up a place, or waits no longer. */
export function courseLeftMail(
  publicUrl: string,
  { title }: Pick<MailedCourse, 'title'>,
  waited: boolean,
): Mail {
  return writeLetter(publicUrl, {
    subject: `Abgemeldet: ${title}`,
    heading: waited ? 'Sie warten nicht mehr auf einen Platz' : 'Sie sind abgemeldet',
    paragraphs: [
      waited
        ? `wir haben Sie für den Kurs „${title}“ von der Warteliste genommen.`
        : `wir haben Ihre Anmeldung für den Kurs „${title}“ zurückgenommen. Ihr Platz ist damit wieder frei.`,
      'Sie können sich jederzeit wieder anmelden, solange ein Platz frei ist.',
    ],
    action: { label: 'Alle Kurse ansehen', url: `${publicUrl}${paths.courses}` },
  });
}
