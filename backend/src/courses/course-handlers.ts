import type { Handlers } from '../queue/handler.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { findCoursesToFill, notifyNextOnWaitingList } from './notify-waiting-list.ts';
import { findReminders, remind } from './reminder.ts';

/** How often to look for dates, freed places and courses of the next day, in milliseconds. */
const LOOK_INTERVAL_MS = 10_000;

type CourseParts = Pick<Services, 'db' | 'now' | 'publicUrl' | 'workAdded'>;

async function findCourseMails({ db, now, workAdded }: CourseParts): Promise<void> {
  const moment = now();
  const courseIds = await findCoursesToFill(db, moment);
  const registrationIds = await findReminders(db, moment);
  if (courseIds.length + registrationIds.length === 0) return;
  await addTasks(db, moment, [
    ...courseIds.map((id) => ({ kind: 'fill-course', payload: { id }, key: String(id) }) as const),
    ...registrationIds.map(
      (id) => ({ kind: 'remind-of-course', payload: { id }, key: String(id) }) as const,
    ),
  ]);
  workAdded();
}

/**
 * Writes to all who have got a place, and to those whose course is near (courses-11, courses-14,
 * courses-15).
 */
export function courseHandlers(
  parts: CourseParts,
): Pick<Handlers, 'find-course-mails' | 'fill-course' | 'remind-of-course'> {
  const { db, now, publicUrl, workAdded } = parts;
  return {
    'find-course-mails': { everyMs: LOOK_INTERVAL_MS, run: () => findCourseMails(parts) },
    'fill-course': {
      run: async ({ id }, stopped) => {
        // What is left when the process stops is found again.
        while (!stopped() && (await notifyNextOnWaitingList(db, now(), publicUrl, id))) workAdded();
      },
    },
    'remind-of-course': {
      run: async ({ id }) => {
        await remind(db, now(), publicUrl, id);
        workAdded();
      },
    },
  };
}
