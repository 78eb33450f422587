import { createSecret, hashSecret } from '../../src/auth/secrets.ts';
import type { Database } from '../../src/database/database.ts';
import { inArray, sql } from '../../src/database/drizzle.ts';
import { candidatePositions, candidates, sessions, users } from '../../src/database/schema.ts';
import { random } from '../../src/demo/random.ts';

const DOMAIN = 'load.invalid';
const LIFETIME_MS = 3_600_000;
const RADII = [5, 10, 10, 10, 25, 25, 50, 100];

async function ids<Id>(db: Database, query: ReturnType<typeof sql>): Promise<Id[]> {
  const result = (await db.execute(query)) as unknown as { rows: { id: Id }[] };
  return result.rows.map(({ id }) => id);
}

/**
 * Writes signed-in candidates with any home, radius and activities: homes as jobs are spread,
 * occupations as jobs have them.
 * @returns their tokens, and what removes them again
 */
export async function makeCandidates(db: Database, count: number) {
  const draw = random(1);
  const homes = await ids<string>(
    db,
    sql`select postal_code as id from job_demands tablesample system (1)
      where postal_code is not null limit 5000`,
  );
  const known = await ids<number>(
    db,
    sql`select position_id as id from job_demand_positions tablesample system (1) limit 5000`,
  );
  const emails = Array.from({ length: count }, (_, index) => `${index}@${DOMAIN}`);
  const remove = () => db.delete(users).where(inArray(users.email, emails));
  await remove();
  const tokens: string[] = [];
  for (const email of emails) {
    const [user] = await db
      .insert(users)
      .values({ email, role: 'candidate', passwordHash: '' })
      .returning({ id: users.id });
    const usersId = user?.id ?? 0;
    const imagined = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], draw.int(0, 4));
    const [candidate] = await db
      .insert(candidates)
      .values({
        usersId,
        postalCode: draw.pick(homes),
        radius: draw.pick(RADII) * 1_000,
        additional: Object.fromEntries(imagined.map((id) => [`potential_job_${id}`, 'true'])),
      })
      .returning({ id: candidates.id });
    const own = new Set(Array.from({ length: draw.int(1, 5) }, () => draw.pick(known)));
    await db
      .insert(candidatePositions)
      .values([...own].map((positionId) => ({ candidateId: candidate?.id ?? 0, positionId })));
    const token = createSecret();
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    await db.insert(sessions).values({ tokenHash: hashSecret(token), usersId, expiresAt });
    tokens.push(token);
  }
  return { tokens, remove };
}
