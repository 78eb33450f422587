import { hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { apiKeys } from '../database/schema.ts';
import { testUsers } from './test-users.ts';

/** The company's key in a filled database. */
export const API_KEY_ID = 9_001;
/** What the company's programme asks with. */
const API_KEY = `sjk_${'c'.repeat(43)}`;

export async function insertApiKey(db: Database): Promise<void> {
  await db.insert(apiKeys).values({
    id: API_KEY_ID,
    usersId: testUsers.company.usersId,
    keyHash: hashSecret(API_KEY),
    start: API_KEY.slice(0, 8),
    name: 'Bewerberverwaltung',
    createdAt: new Date(Date.UTC(2026, 9, 1)),
  });
}
