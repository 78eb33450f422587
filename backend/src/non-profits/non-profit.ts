import type { EmployerProfile } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { findEmployerProfile, loadEmployerProfile } from '../clients/load-employer-profile.ts';
import { findProofState } from '../clients/proof-state.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { clients, nonProfitProofs, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { addMail } from '../mail/add-mail.ts';
import { nonProfitAnswerMail, nonProfitAskedMail } from '../mail/templates/non-profit.ts';
import { linkOwn } from '../papers/links.ts';
import { findPaper } from '../papers/papers.ts';
import type { Services } from '../services.ts';

/**
 * Shows an own paper to the operator as the certificate of a non-profit (employers-66).
 * @throws Failure not_found, conflict for a household and for whoever is proven
 */
export async function showProof(
  services: Services,
  requester: ClientRequester,
  paperId: number,
): Promise<EmployerProfile> {
  const { now, publicUrl, operatorEmail } = services;
  const profile = await services.db.transaction(async (db) => {
    const client = await findEmployerProfile(db, requester.clientId, { lock: true });
    if (client.isPrivate || !client.profileName) {
      throw new Failure('conflict', {
        message: 'Bitte speichern Sie zuerst Ihr Profil als Unternehmen oder Verein.',
      });
    }
    if ((await findProofState(db, client.id)).state === 'proven') {
      throw new Failure('conflict', { message: 'Ihre Gemeinnützigkeit ist schon bestätigt.' });
    }
    await findPaper(db, requester, paperId);
    const asked = { paperId, askedAt: now(), state: 'asked' } as const;
    await db
      .insert(nonProfitProofs)
      .values({ clientId: client.id, ...asked })
      .onConflictDoUpdate({ target: nonProfitProofs.clientId, set: asked });
    const path = pathTo(paths.operatorUser, { id: requester.usersId });
    await addMail(db, now(), {
      ...nonProfitAskedMail(publicUrl, client.profileName, `${publicUrl}${path}`),
      recipient: operatorEmail,
      usersId: null,
      aboutUsersId: requester.usersId,
    });
    return loadEmployerProfile(db, client.id);
  });
  services.workAdded();
  return profile;
}

async function findProof(db: Database, usersId: number) {
  const [row] = await db
    .select({ proof: nonProfitProofs, email: users.email })
    .from(nonProfitProofs)
    .innerJoin(clients, eq(clients.id, nonProfitProofs.clientId))
    .innerJoin(users, eq(users.id, clients.usersId))
    .where(eq(clients.usersId, usersId));
  if (row) return row;
  throw new Failure('not_found', { message: 'Dieses Konto hat keinen Nachweis gezeigt.' });
}

/**
 * What the operator says of the certificate; the employer is told.
 * @param usersId of the employer
 * @throws Failure not_found
 */
export async function answerProof(
  { db: database, now, publicUrl, workAdded }: Services,
  usersId: number,
  proven: boolean,
  reason: string,
): Promise<void> {
  await database.transaction(async (db) => {
    const { proof, email } = await findProof(db, usersId);
    await db
      .update(nonProfitProofs)
      .set({ state: proven ? 'proven' : 'refused' })
      .where(eq(nonProfitProofs.clientId, proof.clientId));
    const mail = nonProfitAnswerMail(publicUrl, proven, reason);
    await addMail(db, now(), { ...mail, recipient: email, usersId });
  });
  workAdded();
}

/** A link to the certificate, for operators. @throws Failure not_found when it is deleted */
export async function linkProof(services: Services, usersId: number) {
  const { proof } = await findProof(services.db, usersId);
  return linkOwn(services, { usersId }, proof.paperId ?? 0);
}
