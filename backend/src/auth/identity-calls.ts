import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { identityLinkMail } from '../mail/templates/identity-link.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { checkOwnPassword, confirmSession, loadIdentity } from './confirmed-identity.ts';
import { createLinkToken } from './link-tokens/create-link-token.ts';
import { redeemLinkToken } from './link-tokens/redeem-link-token.ts';

const SESSION_ENDED =
  'Die Anmeldung, für die Sie den Link angefordert haben, ist beendet. Bitte melden Sie sich an und fordern Sie einen neuen Link an.';

/** Proving to be the owner of the account: by password, or by a link to the own address. */
export const identityCalls = [
  implement('GET /auth/identity', ({ requester }, services) => loadIdentity(services, requester)),
  implement('POST /auth/confirm-identity', async ({ requester, body }, services) => {
    const given = { password: body.password, param: 'password' };
    await checkOwnPassword(services, requester, given);
    const { usersId, tokenHash } = requester;
    const confirmed = await confirmSession(services.db, services.now(), usersId, tokenHash);
    // It ended while the password was checked.
    if (!confirmed) throw new Failure('token.expired');
    return { ok: true as const };
  }),
  implement('POST /auth/request-identity-link', async ({ requester }, services) => {
    const { usersId, email, tokenHash } = requester;
    await countAttempt(services, LIMITS.mail, `identity ${usersId}`);
    const link = { usersId, purpose: 'identity', sessionHash: tokenHash } as const;
    const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
    const mail = identityLinkMail(services.publicUrl, token);
    await addMail(services.db, services.now(), {
      recipient: email,
      usersId,
      expiresAt,
      ...mail,
    });
    services.workAdded();
    return { ok: true as const };
  }),
  implement('POST /auth/confirm-identity-link', async ({ body, network }, { db, now, ...rest }) => {
    await countAttempt({ db, now, ...rest }, LIMITS.link, network);
    await db.transaction(async (tx) => {
      const link = await redeemLinkToken(tx, now(), ['identity'], body.token);
      if (await confirmSession(tx, now(), link.usersId, link.sessionHash ?? '')) return;
      throw new Failure('link.expired', { message: SESSION_ENDED });
    });
    return { ok: true as const };
  }),
];
