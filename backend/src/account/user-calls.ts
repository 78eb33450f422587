import { eq } from 'drizzle-orm';
import { revokeLinkTokens } from '../auth/link-tokens.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { revokeOtherSessions } from '../auth/sessions.ts';
import { clients, users } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { loadUser } from '../users/load-user.ts';
import { deleteUser } from './delete-user.ts';

function onlyOwn(asker: Asker, usersId: number): void {
  if (asker.usersId !== usersId) throw new Failure('forbidden');
}

async function changePassword(
  { db }: Services,
  asker: Asker,
  current: string,
  next: string,
): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, asker.usersId));
  if (!(await verifyPassword(user?.passwordHash ?? null, current))) {
    throw new Failure('validation.failed', {
      param: 'current_password',
      message: 'Das bisherige Passwort stimmt nicht.',
    });
  }
  const passwordHash = await hashPassword(next);
  await db.update(users).set({ passwordHash }).where(eq(users.id, asker.usersId));
  await revokeOtherSessions(db, asker.usersId, asker.tokenHash);
  await revokeLinkTokens(db, asker.usersId);
}

type ClientChange = {
  profile_name?: string | null | undefined;
  contact_name?: string | null | undefined;
  contact_salutation_id?: 1 | 2 | null | undefined;
};

async function changeClient({ db }: Services, asker: Asker, change: ClientChange): Promise<void> {
  if (asker.clientId === null) throw new Failure('forbidden', { param: '_client' });
  const columns = {
    ...(change.profile_name === undefined ? {} : { profileName: change.profile_name }),
    ...(change.contact_name === undefined ? {} : { contactName: change.contact_name }),
    ...(change.contact_salutation_id === undefined
      ? {}
      : { salutationId: change.contact_salutation_id }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.update(clients).set(columns).where(eq(clients.id, asker.clientId));
}

export const userCalls = [
  implement('GET /users/{id}', async ({ asker, params }, services) => {
    onlyOwn(asker, params.id);
    return loadUser(services, params.id);
  }),
  implement('PUT /users/{id}', async ({ asker, params, body }, services) => {
    onlyOwn(asker, params.id);
    await services.db.transaction(async (db) => {
      const inside = { ...services, db };
      if (body._client) await changeClient(inside, asker, body._client);
      if (body.message_mail !== undefined) {
        const messageMail = body.message_mail;
        await db.update(users).set({ messageMail }).where(eq(users.id, asker.usersId));
      }
      if (body.password !== undefined) {
        await changePassword(inside, asker, body.current_password ?? '', body.password);
      }
    });
    return loadUser(services, params.id);
  }),
  implement('DELETE /users/{id}', async ({ asker, params }, services) => {
    onlyOwn(asker, params.id);
    await deleteUser(services, asker);
    return { ok: true as const };
  }),
];
