import { tidyLinkToken } from '@silverjobs/contract/link-token';
import type { Database } from '../database/database.ts';
import { implement } from '../http/implement.ts';
import { addMail } from '../mail/add-mail.ts';
import { emailConfirmationMail } from '../mail/templates/email-confirmation.ts';
import type { Services } from '../services.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { createLinkToken } from './link-tokens/create-link-token.ts';
import { redeemLinkToken } from './link-tokens/redeem-link-token.ts';
import { proveMailbox } from './prove-mailbox.ts';

/** Sends the link that confirms the address of an account (access-52). */
export async function mailEmailConfirmation(
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
  db: Database,
  { usersId, email }: { readonly usersId: number; readonly email: string },
  occasion: Parameters<typeof emailConfirmationMail>[2],
): Promise<void> {
  const link = { usersId, purpose: 'email-confirmation' } as const;
  const { token, expiresAt } = await createLinkToken(db, now(), link);
  const mail = emailConfirmationMail(publicUrl, token, occasion);
  await addMail(db, now(), { recipient: email, usersId, expiresAt, ...mail });
}

export const emailConfirmationCalls = [
  implement('POST /auth/request-email-confirmation', async ({ requester }, services) => {
    if (!requester.confirmed) {
      await countAttempt(services, LIMITS.mail, `confirmation ${requester.usersId}`);
      await mailEmailConfirmation(services, services.db, requester, 'again');
      services.workAdded();
    }
    return { ok: true as const };
  }),
  implement('POST /auth/confirm-email', async ({ body, network }, services) => {
    const { browser_key: browserKey } = body;
    const token = tidyLinkToken(body.token);
    await countAttempt(services, LIMITS.link, network);
    return services.db.transaction(async (db) => {
      const purposes = ['email-confirmation'] as const;
      const link = await redeemLinkToken(db, services.now(), purposes, token, browserKey);
      const next = await proveMailbox(services, db, link.usersId, browserKey);
      return { ok: true as const, ...(next !== undefined && { new_password_token: next }) };
    });
  }),
];
