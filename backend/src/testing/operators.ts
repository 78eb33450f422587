import type { Database } from '../database/database.ts';
import { courses, outbox } from '../database/schema.ts';
import { OPERATOR_COURSE_ID, STUCK_MAIL_ID } from './samples/operators.ts';

/** What the back-office finds: a mail that was given up, and a planned course. */
export async function insertOperatorWork(db: Database): Promise<void> {
  await db.insert(outbox).values({
    id: STUCK_MAIL_ID,
    recipient: 'weg@test.example',
    subject: 'Willkommen',
    text: 'Geheimer Text',
    html: '<p>Geheimer Text</p>',
    state: 'failed',
    attempts: 11,
    lastError: '550 unknown user',
  });
  await db
    .insert(courses)
    .values({ id: OPERATOR_COURSE_ID, title: 'Geplanter Kurs', courseDetails: '<p>x</p>' });
}
