import type { Database } from '../database/database.ts';
import {
  callbackRequests,
  contents,
  contractDeclarations,
  courses,
  outbox,
  returnedAddresses,
  tasks,
} from '../database/schema.ts';
import {
  CALLBACK_ID,
  DECLARATION_ID,
  OPERATOR_COURSE_ID,
  RETURNED_EMAIL,
  STUCK_MAIL_ID,
} from './samples/operators.ts';
import { testUsers } from './test-users.ts';

/** What the back-office finds: a mail that was given up, a planned course, a call to make, a text of its own. */
export async function insertOperatorWork(db: Database): Promise<void> {
  await db.insert(outbox).values({
    id: STUCK_MAIL_ID,
    recipient: 'weg@test.example',
    subject: 'Willkommen',
    text: 'Geheimer Text',
    html: '<p>Geheimer Text</p>',
    state: 'failed',
  });
  await db.insert(tasks).values({
    kind: 'mail',
    payload: { id: STUCK_MAIL_ID },
    key: String(STUCK_MAIL_ID),
    state: 'failed',
    attempts: 11,
    lastError: '550 unknown user',
    nextAttemptAt: new Date(0),
  });
  await db.insert(contractDeclarations).values({
    id: DECLARATION_ID,
    reference: 'V2026-ABC234',
    kind: 'ordinary',
    name: 'Ute Neu',
    email: 'ute@test.example',
  });
  const then = new Date(0);
  await db.insert(returnedAddresses).values({
    ...{ email: RETURNED_EMAIL, kind: 'soft', status: '4.2.2', returns: 3 },
    usersId: testUsers.candidate.usersId,
    ...{ firstAt: then, lastAt: then, suppressedAt: then },
  });
  await db.insert(callbackRequests).values({
    id: CALLBACK_ID,
    name: 'Ute Neu',
    phone: '0221 4710000',
    window: 'morning',
  });
  await db.insert(contents).values({
    ...{ kind: 'legal', key: '/agb', version: 1, data: { text: 'Neuer Text.' } },
    validFrom: new Date(0),
    author: 'betrieb@test.example',
  });
  await db
    .insert(courses)
    .values({ id: OPERATOR_COURSE_ID, title: 'Geplanter Kurs', courseDetails: '<p>x</p>' });
}
