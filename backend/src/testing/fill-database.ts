import type { Database } from '../database/database.ts';
import { seedReference } from '../reference/write-reference.ts';
import { seedSystemUser } from '../reference/write-system-user.ts';
import { insertApiKey } from './api-keys.ts';
import { insertAssistantSessions } from './assistants.ts';
import { insertConversations } from './conversations.ts';
import { country } from './country.ts';
import { insertCourses } from './courses.ts';
import { insertBookings } from './employers.ts';
import { insertJobImport } from './job-imports.ts';
import { insertJobs } from './jobs.ts';
import { insertPushDevice } from './push-devices.ts';
import { reference } from './reference.ts';
import { insertTestUsers } from './test-users.ts';
import { insertWebhook } from './webhooks.ts';

/** When tests begin. */
export const BEGIN = new Date(Date.UTC(2026, 10, 21, 9));

/** Writes what every test app starts with into a migrated, empty database. */
export async function fillDatabase(db: Database): Promise<void> {
  await seedReference(db, reference, country);
  await seedSystemUser(db);
  await insertTestUsers(db);
  await insertJobs(db);
  await insertConversations(db);
  await insertPushDevice(db);
  await insertApiKey(db);
  await insertJobImport(db);
  await insertWebhook(db);
  await insertCourses(db);
  await insertBookings(db);
  await insertAssistantSessions(db, BEGIN);
}
