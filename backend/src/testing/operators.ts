import { postAddress } from '@silverjobs/contract';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../database/database.ts';
import {
  callbackRequests,
  candidates,
  contents,
  contractDeclarations,
  courses,
  outbox,
  papers,
  postAccounts,
  returnedAddresses,
  tasks,
  users,
} from '../database/schema.ts';
import {
  CALLBACK_ID,
  DECLARATION_ID,
  OPERATOR_COURSE_ID,
  POST_CODE,
  POST_LETTER_ID,
  POST_NUMBER,
  POST_PAPER_ID,
  POST_USERS_ID,
  RETURNED_EMAIL,
  STUCK_MAIL_ID,
} from './samples/operators.ts';
import { testUsers } from './test-users.ts';

/** Somebody without e-mail, who has a letter to come and one with a code. */
export async function insertPostAccount(db: Database): Promise<void> {
  const email = postAddress(POST_NUMBER);
  await db.insert(users).values({ id: POST_USERS_ID, email, role: 'candidate' });
  await db.insert(candidates).values({
    ...{ usersId: POST_USERS_ID, salutationId: 2, firstName: 'Erna', lastName: 'Post' },
    ...{ phone: '0221 4710815', street: 'Am Markt 5', postalCode: '50667' },
  });
  await db.insert(postAccounts).values({
    usersId: POST_USERS_ID,
    codeHash: await hashPassword(POST_CODE),
    codeEndsAt: new Date('2100-01-01T00:00:00Z'),
  });
  await db.insert(papers).values({
    ...{ id: POST_PAPER_ID, usersId: POST_USERS_ID, name: 'Zeugnis.pdf', bytes: 3, pages: 1 },
    ...{ mediaType: 'application/pdf', checked: 'clean', updatedAt: new Date(0) },
    storageKey: '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e',
  });
  await db.insert(outbox).values({
    ...{ id: POST_LETTER_ID, recipient: email, usersId: POST_USERS_ID },
    ...{ subject: 'Ihr Termin steht fest', text: 'Guten Tag,\n\nam Montag.', html: '' },
  });
}

/** What the back-office finds: a mail that was given up, a planned course, a call to make, a text of its own. */
export async function insertOperatorWork(db: Database): Promise<void> {
  await insertPostAccount(db);
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
