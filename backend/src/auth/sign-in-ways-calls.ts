import { and, asc, eq } from '../database/drizzle.ts';
import { passkeys } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { passkeyRemovedMail } from '../mail/templates/sign-in-ways.ts';
import { requireConfirmed } from './confirmed-identity.ts';
import { addPasskey, beginPasskey } from './passkeys/register-passkey.ts';
import { beginSignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import {
  endSecondFactor,
  loadSecondFactor,
  setUpSecondFactor,
  startSecondFactor,
} from './second-factor/own-second-factor.ts';

function answer({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) {
  return {
    id,
    name,
    created_at: createdAt.getTime(),
    last_used_at: lastUsedAt?.getTime() ?? null,
  };
}

/** Passkeys, and a code as second factor by choice (access-56, access-58). */
export const signInWaysCalls = [
  implement('GET /auth/sign-in-ways', async ({ requester: { usersId } }, services) => {
    const own = await services.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.usersId, usersId))
      .orderBy(asc(passkeys.id));
    return { passkeys: own.map(answer), ...(await loadSecondFactor(services.db, usersId)) };
  }),
  implement('POST /auth/passkey-registration', async ({ requester }, services) => {
    await requireConfirmed(services, requester);
    return beginPasskey(services, requester);
  }),
  implement('POST /auth/passkeys', async ({ requester, body }, services) => {
    await requireConfirmed(services, requester);
    return answer(await addPasskey(services, requester, body));
  }),
  implement('DELETE /auth/passkeys/{id}', async ({ requester, params }, services) => {
    await requireConfirmed(services, requester);
    const { usersId, email } = requester;
    await services.db.transaction(async (db) => {
      const [removed] = await db
        .delete(passkeys)
        .where(and(eq(passkeys.id, params.id), eq(passkeys.usersId, usersId)))
        .returning({ name: passkeys.name });
      if (!removed) throw new Failure('not_found');
      const mail = passkeyRemovedMail(services.publicUrl, removed.name);
      await addMail(db, services.now(), { recipient: email, usersId, ...mail });
    });
    services.workAdded();
    return { ok: true as const };
  }),
  implement('POST /auth/passkey-challenge', ({ network }, services) =>
    beginSignIn(services, network),
  ),
  implement('POST /auth/passkey-login', async ({ body, network }, services) => ({
    authToken: await signInWithPasskey(services, body.credential, network),
  })),
  implement('POST /auth/second-factor/setup', async ({ requester }, services) => {
    await requireConfirmed(services, requester);
    return setUpSecondFactor(services, requester);
  }),
  implement('POST /auth/second-factor', async ({ requester, body }, services) => {
    await requireConfirmed(services, requester);
    return { recovery_codes: await startSecondFactor(services, requester, body.code) };
  }),
  implement('DELETE /auth/second-factor', async ({ requester }, services) => {
    await requireConfirmed(services, requester);
    await endSecondFactor(services, requester);
    return { ok: true as const };
  }),
];
