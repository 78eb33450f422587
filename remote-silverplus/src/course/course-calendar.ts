import type { Course } from '@silverjobs/contract';

const DEFAULT_MINUTES = 60;

/** 20261201T090000Z */
function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets; what goes on begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > 74) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

type CalendarCourse = Pick<
  Course,
  'id' | 'title' | 'secondary_title' | 'start_date' | 'duration_minutes'
>;

/**
 * The course as an entry for a calendar (RFC 5545), with a reminder an hour before.
 * @param page address of the course's page, where one takes part
 * @param now when the entry is made, in milliseconds
 * @returns null for a course without a date
 */
export function courseCalendar(course: CalendarCourse, page: string, now: number): string | null {
  const { id, title, secondary_title, start_date, duration_minutes } = course;
  if (start_date === null) return null;
  const end = start_date + (duration_minutes ?? DEFAULT_MINUTES) * 60_000;
  const text = `${secondary_title ? `${secondary_title}\n\n` : ''}Hier nehmen Sie teil: ${page}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//silverjobs//Online-Kurse//DE',
    'BEGIN:VEVENT',
    `UID:course-${id}@silverjobs`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start_date)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(`Online-Kurs: ${title}`)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${page}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
