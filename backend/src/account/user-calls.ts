import type { ParsedBodyOf } from '@silverjobs/contract';
import { refuseCommonPassword } from '../auth/common-password/refuse-common-password.ts';
import { checkOwnPassword, requireConfirmed } from '../auth/confirmed-identity.ts';
import { revokeLinkTokens } from '../auth/link-tokens/revoke-link-tokens.ts';
import { hashPassword } from '../auth/passwords.ts';
import { revokeOtherSessions } from '../auth/sessions/revoke-sessions.ts';
import { changeEmployer } from '../clients/change-employer.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import { eq } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { loadUser } from '../users/load-user.ts';
import { deleteUser } from './delete-user.ts';

function refuseOthers(requester: Requester, usersId: number): void {
  if (requester.usersId !== usersId) throw new Failure('forbidden');
}

async function changePassword(
  { db }: Services,
  requester: Requester,
  passwordHash: string,
): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, requester.usersId));
  await revokeOtherSessions(db, requester.usersId, requester.tokenHash);
  await revokeLinkTokens(db, requester.usersId);
}

/** Refuses a new password before anything is changed; gives the hash of one that may be. */
async function checkNewPassword(
  services: Services,
  requester: Requester,
  body: ParsedBodyOf<'PUT /users/{id}'>,
): Promise<string | null> {
  if (body.password === undefined) return null;
  const given = { password: body.current_password ?? '', param: 'current_password' };
  await checkOwnPassword(services, requester, given);
  refuseCommonPassword(body.password, requester.email);
  return hashPassword(body.password);
}

type ClientChange = {
  profile_name?: string | null | undefined;
  contact_name?: string | null | undefined;
  contact_salutation_id?: 1 | 2 | null | undefined;
};

async function updateClient(
  { db }: Services,
  requester: Requester,
  change: ClientChange,
): Promise<void> {
  if (requester.clientId === null || requester.employerRole !== 'owner')
    throw new Failure('forbidden', { param: '_client' });
  const columns = {
    ...(change.profile_name === undefined ? {} : { profileName: change.profile_name }),
    ...(change.contact_name === undefined ? {} : { contactName: change.contact_name }),
    ...(change.contact_salutation_id === undefined
      ? {}
      : { salutationId: change.contact_salutation_id }),
  };
  if (Object.keys(columns).length === 0) return;
  const stored = await findEmployerProfile(db, requester.clientId, { lock: true });
  await changeEmployer(db, stored, columns);
}

export const userCalls = [
  implement('GET /users/{id}', async ({ requester, params }, services) => {
    refuseOthers(requester, params.id);
    return loadUser(services, params.id);
  }),
  implement('PUT /users/{id}', async ({ requester, params, body }, services) => {
    refuseOthers(requester, params.id);
    const passwordHash = await checkNewPassword(services, requester, body);
    await services.db.transaction(async (db) => {
      const txServices = { ...services, db };
      if (body._client) await updateClient(txServices, requester, body._client);
      if (body.message_mail !== undefined) {
        const messageMail = body.message_mail;
        await db.update(users).set({ messageMail }).where(eq(users.id, requester.usersId));
      }
      if (body.display !== undefined) {
        const { display } = body;
        await db.update(users).set({ display }).where(eq(users.id, requester.usersId));
      }
      if (passwordHash !== null) await changePassword(txServices, requester, passwordHash);
    });
    return loadUser(services, params.id);
  }),
  implement('DELETE /users/{id}', async ({ requester, params }, services) => {
    refuseOthers(requester, params.id);
    await requireConfirmed(services, requester);
    await deleteUser(services, requester);
    return { ok: true as const };
  }),
];
