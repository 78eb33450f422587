import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { postalCodes } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';

/** Refuses a postal code that does not exist. */
export async function checkPostalCode(db: Database, code: string): Promise<void> {
  const [known] = await db
    .select({ code: postalCodes.code })
    .from(postalCodes)
    .where(eq(postalCodes.code, code));
  if (known) return;
  throw new Failure('validation.failed', {
    param: 'location.postal_code',
    message: 'Diese Postleitzahl gibt es in Deutschland nicht.',
  });
}
