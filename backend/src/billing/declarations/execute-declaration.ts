import { eq } from '../../database/drizzle.ts';
import { contractDeclarations } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { sendDeclarationLink } from './confirm-declaration.ts';
import { loadContract } from './find-contract.ts';
import { isProven } from './is-proven.ts';
import { withdraw } from './withdraw.ts';

/**
 * Carries out what was declared about a contract, if it is surely the owner's; else the owner gets a
 * link that does (silverplus-43). A cancellation for cause counts as an ordinary one until the operator
 * has looked at the reason. A plan that was ordered after the receipt is not meant.
 * @throws Error when the payment service cannot be reached
 */
export async function executeDeclaration(services: Services, declarationId: number): Promise<void> {
  const { db, now } = services;
  const [declaration] = await db
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.id, declarationId));
  if (!declaration) return;
  const { kind, contractUsersId, contractReference: reference, createdAt } = declaration;
  const contract = contractUsersId && (await loadContract(db, now(), contractUsersId));
  if (!contract || reference === null || contract.subscription.reference !== reference) return;
  if (!isProven(declaration, contract)) return sendDeclarationLink(services, declaration, contract);
  const { usersId } = contract;
  if (kind === 'withdrawal')
    return withdraw(services, { usersId, reference, receivedAt: createdAt });
  // A requested date asks for later, not for sooner: with a reason it must not bind any longer.
  const requested = kind === 'ordinary' ? declaration.requestedEnd : null;
  await cancelSubscription({ ...services, now: () => createdAt }, usersId, requested);
}
