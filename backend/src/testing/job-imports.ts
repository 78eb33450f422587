import type { Database } from '../database/database.ts';
import { jobImportRows, jobImports } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** What the company has looked at of a file. */
export const JOB_IMPORT_ID = 971;
/** An upload that is not there. */
export const JOB_IMPORT_UPLOAD_ID = '6d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';

export async function insertJobImport(db: Database): Promise<void> {
  const { clientId, usersId } = testUsers.company;
  await db.insert(jobImports).values({
    id: JOB_IMPORT_ID,
    clientId,
    usersId,
    name: 'stellen.csv',
    format: 'csv',
    unreadable: 0,
    endMissing: false,
    createdAt: new Date(Date.UTC(2026, 10, 21, 8)),
  });
  await db.insert(jobImportRows).values({
    importId: JOB_IMPORT_ID,
    position: 1,
    reference: 'A1',
    title: 'Tischler',
    act: 'refused',
    note: 'Die Postleitzahl fehlt.',
  });
}
