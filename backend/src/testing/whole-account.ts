import type { Database } from '../database/database.ts';
import { callbackRequests } from '../database/schema.ts';
import { testUsers } from './test-users.ts';
import { insertContent } from './whole-account/insert-content.ts';
import { insertContract } from './whole-account/insert-contract.ts';
import { insertConversation } from './whole-account/insert-conversation.ts';
import { insertDecision } from './whole-account/insert-decision.ts';
import { insertJobs } from './whole-account/insert-jobs.ts';
import { insertPerson } from './whole-account/insert-person.ts';
import { NAMES, word } from './whole-account/names.ts';

const { usersId } = testUsers.candidate;

/** Gives the candidate, who becomes an employer too, something in every table. */
export async function insertWholeAccount(db: Database, now: Date): Promise<void> {
  await insertPerson(db);
  await insertContent(db, now);
  await insertContract(db, now);
  await insertDecision(db, now);
  await insertJobs(db, now);
  await insertConversation(db);
  await db.insert(callbackRequests).values({
    usersId,
    name: NAMES.last,
    phone: NAMES.phone,
    window: 'any',
    question: word('callbackQuestion'),
  });
}
