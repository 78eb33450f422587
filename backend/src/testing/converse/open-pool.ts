import type { OpenDatabase } from '../../database/database.ts';
import { candidatePositions, candidates, clients, users } from '../../database/schema.ts';
import { employers as makeEmployers } from '../../demo/employers/index.ts';
import { jobDemands } from '../../demo/jobs/index.ts';
import { seedJobDemands } from '../../demo/seed/seed-job-demands.ts';
import { loadPlaces, lookups, positions } from '../../reference/index.ts';
import { seedReference } from '../../reference/write-reference.ts';
import { BEGIN } from '../fill-database.ts';
import { openTestDatabase } from '../test-database.ts';

/** Many enough for jobs of most occupations around Köln, few enough to be there in a moment. */
const JOBS = 600;
const TOWNS = ['50667', '50670', '51065', '53111', '40213', '50226', '44137'];
const CLIENT_ID = 1;

/** Who talks: Renate Schuster, a carpenter from Köln, and somebody of whom nothing is known. */
export const talkers = { known: 1, unknown: 2 } as const;

/**
 * A database with all occupations and places of Germany, jobs of the demo around Köln, and two
 * people to talk about them. Close it afterwards.
 */
export async function openPool(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  const { db } = database;
  const places = loadPlaces();
  await seedReference(db, { lookups, positions }, places);
  const [carpenter] = positions.filter(({ label }) => label === 'Tischler/in');
  await db.insert(users).values(
    [1, 2, 3].map((id) => ({
      id,
      email: `talk-${id}@test.example`,
      role: id === 3 ? ('client' as const) : ('candidate' as const),
      planType: 'paid' as const,
    })),
  );
  await db.insert(candidates).values([
    {
      id: talkers.known,
      usersId: 1,
      salutationId: 2,
      firstName: 'Renate',
      lastName: 'Schuster',
      postalCode: '50667',
      radius: 10_000,
      mainJob: {
        sector_id: carpenter?.sector_id ?? 1,
        subsector_id: carpenter?.subsector_id ?? 101,
        job_position: 'Tischlerin',
        experience_years_id: 2,
      },
    },
    { id: talkers.unknown, usersId: 2 },
  ]);
  if (carpenter) {
    const used = { candidateId: talkers.known, positionId: carpenter.id, matchEmployer: true };
    await db.insert(candidatePositions).values({ id: 1, ...used });
  }
  await db.insert(clients).values({ id: CLIENT_ID, usersId: 3, profileName: 'Haus am Park' });
  const employers = makeEmployers({ seed: 1, places });
  const batches = jobDemands({ seed: 7, count: JOBS, employers, positions, places, now: BEGIN });
  const own = [...batches].map((rows) =>
    rows.map((row) => ({
      ...row,
      client_id: CLIENT_ID,
      postal_code: TOWNS[row.id % TOWNS.length] ?? row.postal_code,
    })),
  );
  await seedJobDemands(db, own, places);
  return database;
}
