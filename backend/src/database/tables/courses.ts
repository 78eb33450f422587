import { boolean, index, integer, pgTable, sql, text, unique } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

/** Live online courses; one without a date is planned. */
export const courses = pgTable('courses', {
  id: identity(),
  title: text('title').notNull(),
  secondaryTitle: text('secondary_title'),
  startDate: moment('start_date'),
  durationMinutes: integer('duration_minutes').notNull().default(60),
  venue: text('venue'),
  /** How many can take part; null: as many as like. */
  capacity: integer('capacity'),
  /** Paths below the image host. */
  courseImage: text('course_image'),
  lecturerAvatar: text('lecturer_avatar'),
  lecturer: text('lecturer'),
  lecturerBio: text('lecturer_bio'),
  /** HTML. */
  courseDetails: text('course_details').notNull(),
  /** The room in which it takes place, only for those who are registered. */
  joinUrl: text('join_url'),
  /** It does not take place (operators-20). */
  canceledAt: moment('canceled_at'),
});

/** Who takes part in which course, or waits for its date or a place. */
export const courseRegistrations = pgTable(
  'course_registrations',
  {
    id: identity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** On the waiting list, without a place. */
    waiting: boolean('waiting').notNull(),
    /** The course had its date already: what is waited for is a place. */
    waitsForPlace: boolean('waits_for_place').notNull().default(false),
    /** The date that a reminder was written for; one that is moved gets another. */
    remindedOf: moment('reminded_of'),
  },
  (table) => [
    unique('course_registrations_once').on(table.courseId, table.usersId),
    index('course_registrations_users').on(table.usersId),
    index('course_registrations_waiting').on(table.courseId).where(sql`${table.waiting}`),
  ],
);
