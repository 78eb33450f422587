import type { Database } from '../database/database.ts';
import { courses } from '../database/schema.ts';

/** A course on Tuesday, 1 December 2026, 10:00 to 11:30 in Germany; tests begin on 21 November. */
export const COURSE_ID = 701;
/** A course without a date. */
export const PLANNED_COURSE_ID = 702;
/** A course that was over a week before the tests begin. */
export const PAST_COURSE_ID = 703;
/** A course that was over a year before. */
export const OLD_COURSE_ID = 704;

export const JOIN_URL = 'https://kursraum.example/gedaechtnis';

const common = {
  secondaryTitle: 'Übungen für jeden Tag',
  durationMinutes: 90,
  venue: 'Online',
  courseImage: '/courses/memory.svg',
  lecturer: 'Hanna Lorenz',
  lecturerAvatar: '/lecturers/lorenz.svg',
  lecturerBio: 'Gedächtnistrainerin aus Kiel.',
  courseDetails: '<p>Sie üben mit.</p>',
  joinUrl: JOIN_URL,
};

/** Inserts courses of every kind. */
export async function insertCourses(db: Database): Promise<void> {
  const at = (month: number, day: number, year = 2026) =>
    new Date(Date.UTC(year, month - 1, day, 9));
  await db.insert(courses).values([
    { ...common, id: COURSE_ID, title: 'Gedächtnis', startDate: at(12, 1) },
    { ...common, id: PLANNED_COURSE_ID, title: 'Selbstständig', startDate: null, joinUrl: null },
    { ...common, id: PAST_COURSE_ID, title: 'Bewerben', startDate: at(11, 14) },
    { ...common, id: OLD_COURSE_ID, title: 'Video', startDate: at(11, 14, 2025) },
  ]);
}
