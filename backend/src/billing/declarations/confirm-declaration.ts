import { DECLARATION_LINK_DAYS, type DeclarationConfirmed } from '@silverjobs/contract';
import { countAttempt, LIMITS } from '../../auth/attempts.ts';
import { createSecret, hashSecret } from '../../auth/secrets.ts';
import { and, eq, isNull } from '../../database/drizzle.ts';
import { contractDeclarations } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { addMail } from '../../mail/add-mail.ts';
import { declarationLinkMail } from '../../mail/templates/declaration-link.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { type Contract, loadContract } from './find-contract.ts';

const DAY_MS = 86_400_000;
type Row = typeof contractDeclarations.$inferSelect;

/** Sends the link that carries a declaration out to the mailbox of the contract, once. */
export async function sendDeclarationLink(
  { db: database, now, publicUrl, workAdded }: Services,
  declaration: Row,
  { email, usersId }: Contract,
): Promise<void> {
  const token = createSecret();
  const linkExpiresAt = new Date(now().getTime() + DECLARATION_LINK_DAYS * DAY_MS);
  await database.transaction(async (db) => {
    const [sent] = await db
      .update(contractDeclarations)
      .set({ linkHash: hashSecret(token), linkExpiresAt })
      .where(
        and(eq(contractDeclarations.id, declaration.id), isNull(contractDeclarations.linkHash)),
      )
      .returning({ id: contractDeclarations.id });
    if (!sent) return;
    const mail = declarationLinkMail(publicUrl, declaration, token);
    await addMail(db, now(), { recipient: email, usersId, owed: true, ...mail });
  });
  workAdded();
}

/** @throws Failure link.invalid when the contract is another one by now, or over */
async function refuseOtherContract({ db, now }: Services, declaration: Row): Promise<void> {
  const { contractUsersId, contractReference } = declaration;
  const contract = contractUsersId && (await loadContract(db, now(), contractUsersId));
  if (contract && contract.subscription.reference === contractReference) return;
  throw new Failure('link.invalid', {
    message: 'Den Vertrag, zu dem dieser Link gehört, gibt es nicht mehr.',
  });
}

/**
 * The link in the contract's mailbox was pressed: what was declared counts from its receipt and is
 * carried out now (silverplus-43). Again it changes nothing.
 * @throws Failure rate.limited, link.invalid, link.expired
 */
export async function confirmDeclaration(
  services: Services,
  token: string,
  network: string,
): Promise<DeclarationConfirmed> {
  const { db: database, now, workAdded } = services;
  await countAttempt(services, LIMITS.link, network);
  const [declaration] = await database
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.linkHash, hashSecret(token)));
  if (!declaration?.linkExpiresAt) throw new Failure('link.invalid');
  const { id, kind, reference, createdAt, confirmedAt } = declaration;
  if (confirmedAt === null) {
    if (declaration.linkExpiresAt <= now()) throw new Failure('link.expired');
    await refuseOtherContract(services, declaration);
    await database.transaction(async (db) => {
      await db
        .update(contractDeclarations)
        .set({ confirmedAt: now() })
        .where(eq(contractDeclarations.id, id));
      const task = { kind: 'billing-declaration', payload: { id } } as const;
      await addTask(db, now(), { ...task, key: `declaration:${id}:confirmed` });
    });
    workAdded();
  }
  return { kind, reference, received_at: createdAt.getTime() };
}
