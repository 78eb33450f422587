import { momentOf, wallClock } from '@silverjobs/contract/wall-clock';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { interviews } from '../database/schema.ts';
import type { InterviewRow } from '../interview-dates/interview-of.ts';
import { interviewReminderMail } from '../mail/templates/interview.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { mailBoth } from './interview-mails.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The hour of the day before at which both sides are reminded, on clocks in Germany. */
const REMINDER_HOUR = 9;

/** When both sides are reminded of a date: in the morning of the day before. */
export function reminderTime(startsAt: Date): Date {
  const wall = wallClock(startsAt.getTime());
  return new Date(momentOf(wall - (wall % DAY_MS) - DAY_MS + REMINDER_HOUR * HOUR_MS));
}

/** Has both sides reminded, unless the date is so near that they have only just read of it. */
export async function addReminder(
  db: Database,
  now: Date,
  { id, revision, startsAt }: Pick<InterviewRow, 'id' | 'revision'> & { readonly startsAt: Date },
): Promise<void> {
  const notBefore = reminderTime(startsAt);
  if (notBefore <= now) return;
  const payload = { id, revision };
  const key = `${id}:${revision}`;
  await addTask(db, now, { kind: 'remind-of-interview', payload, key, notBefore });
}

/** Reminds of dates that still hold (messages-34). */
export function interviewHandlers(services: Services): Pick<Handlers, 'remind-of-interview'> {
  return {
    'remind-of-interview': {
      isRemembered: true,
      run: async ({ id, revision }) => {
        await services.db.transaction(async (db) => {
          const [row] = await db
            .select()
            .from(interviews)
            .where(
              and(
                eq(interviews.id, id),
                eq(interviews.revision, revision),
                eq(interviews.state, 'agreed'),
              ),
            )
            .for('update');
          if (!row?.startsAt || row.startsAt <= services.now()) return;
          const dated = { ...row, startsAt: row.startsAt };
          await mailBoth({ ...services, db }, dated, interviewReminderMail, 'none');
        });
        services.workAdded();
      },
    },
  };
}
