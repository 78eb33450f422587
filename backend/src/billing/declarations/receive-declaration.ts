import { randomInt } from 'node:crypto';
import type { DeclarationReceipt } from '@silverjobs/contract';
import { eq } from 'drizzle-orm';
import { countAttempt, type Limit } from '../../auth/attempts.ts';
import { withMinDuration } from '../../auth/with-min-duration.ts';
import { contractDeclarations, users } from '../../database/schema.ts';
import { addMail } from '../../mail/add-mail.ts';
import {
  declarationNoticeMail,
  declarationReceiptMail,
} from '../../mail/templates/contract-declaration.ts';
import type { Services } from '../../services.ts';
import { addTask } from '../tasks/tasks.ts';

/** Declarations from one network address. */
const BY_ADDRESS: Limit = { name: 'contract-ip', attempts: 20, minutes: 60, perAddress: true };
/** Declarations, and so receipts, for one e-mail address. */
const BY_EMAIL: Limit = { name: 'contract-mail', attempts: 5, minutes: 60 };

/** A declaration as it was received. */
export type Declaration = Omit<typeof contractDeclarations.$inferInsert, 'id' | 'reference'> & {
  readonly createdAt: Date;
};

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function createReference(now: Date): string {
  const signs = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `V${now.getUTCFullYear()}-${signs}`;
}

async function keep(
  { db: database, operatorEmail, publicUrl }: Services,
  given: Omit<Declaration, 'usersId'>,
): Promise<DeclarationReceipt> {
  const reference = createReference(given.createdAt);
  const received = given.createdAt;
  await database.transaction(async (db) => {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, given.email));
    const [row] = await db
      .insert(contractDeclarations)
      .values({ ...given, reference, usersId: user?.id ?? null })
      .returning();
    if (!row) throw new Error('The declaration was not kept.');
    const receipt = declarationReceiptMail(publicUrl, row);
    await addMail(db, received, { recipient: row.email, ...receipt });
    const notice = declarationNoticeMail(publicUrl, row);
    await addMail(db, received, { recipient: operatorEmail, aboutEmail: row.email, ...notice });
    await addTask(db, received, { kind: 'declaration', payload: { id: row.id } });
  });
  return { reference, received_at: received.getTime() };
}

/**
 * Receives a cancellation or withdrawal: it counts from here on. The answer, its time and the
 * receipt are the same whether or not there is a contract; what follows is done afterwards.
 * @throws Failure rate.limited
 */
export async function receiveDeclaration(
  services: Services,
  given: Omit<Declaration, 'usersId' | 'createdAt'>,
  ip: string,
): Promise<DeclarationReceipt> {
  await countAttempt(services, BY_ADDRESS, ip);
  await countAttempt(services, BY_EMAIL, given.email);
  const receipt = await withMinDuration(keep(services, { ...given, createdAt: services.now() }));
  services.mailAdded();
  services.billingAdded();
  return receipt;
}
