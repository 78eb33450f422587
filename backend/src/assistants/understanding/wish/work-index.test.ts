import { eq } from '../../../database/drizzle.ts';
import { positions } from '../../../database/schema.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { loadWorkIndex } from './work-index.ts';

const LATER_MS = 600_000;

test('TALK-11 the index of work is made again only after positions have changed', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    await db.insert(positions).values({
      id: 10101,
      label: 'Gärtner/in',
      matchingKeywords: 'Gartenbau',
      sectorId: 1,
      subsectorId: 101,
      potentialJobId: 1,
    });
    const first = await loadWorkIndex(db);
    now.mockReturnValue(LATER_MS);
    expect(await loadWorkIndex(db)).toBe(first);
    await db.update(positions).set({ label: 'Florist/in' }).where(eq(positions.id, 10101));
    now.mockReturnValue(2 * LATER_MS);
    const { index } = await loadWorkIndex(db);
    expect(index.positions.map(({ option }) => option.label)).toEqual(['Florist/in']);
  } finally {
    jest.restoreAllMocks();
    await close();
  }
});
