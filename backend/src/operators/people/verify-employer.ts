import { eq } from '../../database/drizzle.ts';
import { clients } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';

/**
 * Marks an employer as verified, or takes that back (operators-22).
 * @throws Failure not_found for whoever is no employer
 */
export async function verifyEmployer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
  verified: boolean,
): Promise<void> {
  const found = await db
    .update(clients)
    .set({ verifiedAt: verified ? now() : null })
    .where(eq(clients.usersId, usersId))
    .returning({ id: clients.id });
  if (found.length === 0) throw new Failure('not_found', { message: 'Das ist kein Arbeitgeber.' });
}
