import { randomInt } from 'node:crypto';
import type { DeclarationReceipt } from '@silverjobs/contract';
import { countAttempt, isWithin, type Limit } from '../../auth/attempts.ts';
import { withMinDuration } from '../../auth/with-min-duration.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { contractDeclarations, subscriptions, users } from '../../database/schema.ts';
import type { Requester } from '../../http/requester.ts';
import { addMail } from '../../mail/add-mail.ts';
import { mailOperator } from '../../mail/mail-operator.ts';
import {
  declarationNoticeMail,
  declarationReceiptMail,
} from '../../mail/templates/contract-declaration.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { findContract } from './find-contract.ts';

/** Declarations from one network address. */
const BY_ADDRESS: Limit = { name: 'contract-ip', attempts: 20, minutes: 60, perAddress: true };
/** Declarations, and so receipts, for one e-mail address from one network, or by one who is signed in. */
const BY_EMAIL: Limit = { name: 'contract-mail', attempts: 5, minutes: 60 };

/** Receipts to one e-mail address: what is declared beyond counts all the same, and says so on the page. */
const RECEIPTS: Limit = { name: 'contract-receipt', attempts: 20, minutes: 60 };

/** A declaration as it was received. */
export type Declaration = Pick<
  typeof contractDeclarations.$inferInsert,
  'kind' | 'name' | 'email' | 'contract' | 'reason' | 'requestedEnd'
> & { readonly createdAt: Date };

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function createReference(now: Date): string {
  const signs = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `V${now.getUTCFullYear()}-${signs}`;
}

/**
 * The account that a declaration belongs to: with this address and a contract, or signed in with this
 * address. Whoever has only registered with the address of another must not read it (account-39).
 */
async function findOwner(
  db: Database,
  email: string,
  requester: Requester | null,
): Promise<number | null> {
  const [user] = await db
    .select({ id: users.id, contractOf: subscriptions.usersId })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.usersId, users.id))
    .where(eq(users.email, email));
  if (!user) return null;
  return user.contractOf !== null || user.id === requester?.usersId ? user.id : null;
}

/** What becomes of a declaration, for nobody to whom it would tell whether another has a contract. */
function stateFor(
  requester: Requester | null,
  email: string,
  contractUsersId: number | null,
): DeclarationReceipt['state'] {
  if (requester === null) return undefined;
  // Sent while signed in it is the owner's, and carried out at once (silverplus-43).
  if (contractUsersId === requester.usersId) return 'carried_out';
  return contractUsersId === null && email === requester.email ? 'no_contract' : undefined;
}

async function keep(
  services: Services,
  requester: Requester | null,
  given: Declaration,
  mailsReceipt: boolean,
): Promise<DeclarationReceipt> {
  const { db: database, publicUrl } = services;
  const reference = createReference(given.createdAt);
  const received = given.createdAt;
  const state = await database.transaction(async (db) => {
    const usersId = await findOwner(db, given.email, requester);
    const contract = await findContract(db, received, given);
    const [row] = await db
      .insert(contractDeclarations)
      .values({
        ...given,
        reference,
        usersId,
        senderUsersId: requester?.usersId ?? null,
        contractUsersId: contract?.usersId ?? null,
        contractReference: contract?.subscription.reference ?? null,
      })
      .returning();
    if (!row) throw new Error('The declaration was not kept.');
    const receipt = declarationReceiptMail(publicUrl, row);
    if (mailsReceipt) {
      await addMail(db, received, { recipient: row.email, usersId, owed: true, ...receipt });
    }
    const notice = declarationNoticeMail(publicUrl, row);
    await mailOperator(services, db, received, {
      aboutUsersId: requester?.usersId ?? usersId,
      ...notice,
    });
    await addTask(db, received, { kind: 'billing-declaration', payload: { id: row.id } });
    return stateFor(requester, given.email, contract?.usersId ?? null);
  });
  return { reference, received_at: received.getTime(), ...(state && { state }) };
}

/**
 * Receives a cancellation or withdrawal: it counts from here on. To who is not signed in the answer, its
 * time and the receipt are the same whether or not there is a contract; what follows is done afterwards.
 * @throws Failure rate.limited
 */
export async function receiveDeclaration(
  services: Services,
  requester: Requester | null,
  given: Omit<Declaration, 'createdAt'>,
  network: string,
): Promise<DeclarationReceipt> {
  await countAttempt(services, BY_ADDRESS, network);
  // What a stranger declares in somebody's name must not keep them from declaring.
  const sender = requester ? `own ${requester.usersId}` : `${given.email} ${network}`;
  await countAttempt(services, BY_EMAIL, sender);
  const declaration = { ...given, createdAt: services.now() };
  const mailsReceipt = await isWithin(services, RECEIPTS, given.email);
  const receipt = await withMinDuration(
    services,
    keep(services, requester, declaration, mailsReceipt),
  );
  services.workAdded();
  return receipt;
}
