/** @jest-environment node */
import { courseCalendar } from './course-calendar.ts';

const course = {
  id: 7,
  title: 'Fit im Kopf, Teil 1; Namen',
  secondary_title: 'Übungen',
  start_date: Date.UTC(2026, 11, 1, 9),
  duration_minutes: 90,
};
const page = 'https://silverjobs.example/courses/7';
const now = Date.UTC(2026, 10, 21, 9, 30);
const linesOf = (text: string | null) => (text ?? '').split('\r\n');

test('the entry has date, length, title and the page where one takes part', () => {
  const lines = linesOf(courseCalendar(course, page, now));
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:course-7@silverjobs',
      'DTSTAMP:20261121T093000Z',
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T103000Z',
      'SUMMARY:Online-Kurs: Fit im Kopf\\, Teil 1\\; Namen',
      `URL:${page}`,
      'TRIGGER:-PT1H',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('long lines are folded, and unfolded they are whole', () => {
  const title = `${'Übung mit Fachbegriffen '.repeat(12)}ENDE`;
  const text = courseCalendar({ ...course, title }, page, now) ?? '';
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Online-Kurs: ${title}\r\n`);
});

test('a title cannot add lines of its own', () => {
  const title = 'Kurs\r\nBEGIN:VEVENT';
  const lines = linesOf(courseCalendar({ ...course, title }, page, now));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('without a length an hour, without a date no entry', () => {
  expect(courseCalendar({ ...course, duration_minutes: null }, page, now)).toContain(
    'DTEND:20261201T100000Z',
  );
  expect(courseCalendar({ ...course, start_date: null }, page, now)).toBeNull();
});
