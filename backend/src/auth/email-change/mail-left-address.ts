import { addMail } from '../../mail/add-mail.ts';
import { emailChangedMail } from '../../mail/templates/email-changed.ts';
import type { Services } from '../../services.ts';
import { createLinkToken } from '../link-tokens/create-link-token.ts';

/** Tells the mailbox that was left, with the way back (account-38). */
export async function mailLeftAddress(
  services: Services,
  usersId: number,
  leftEmail: string,
): Promise<void> {
  const link = { usersId, purpose: 'email-restore', newEmail: leftEmail } as const;
  const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
  const mail = emailChangedMail(services.publicUrl, token);
  await addMail(services.db, services.now(), {
    recipient: leftEmail,
    usersId,
    expiresAt,
    ...mail,
  });
}
