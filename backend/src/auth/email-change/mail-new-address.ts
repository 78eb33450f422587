import { addMail } from '../../mail/add-mail.ts';
import { emailChangeMail } from '../../mail/templates/email-change.ts';
import type { Services } from '../../services.ts';
import { createLinkToken } from '../link-tokens/create-link-token.ts';

type Asked = { readonly usersId: number; readonly newEmail: string; readonly sessionHash: string };

/** Sends the link that confirms the new address. */
export async function mailEmailChange(services: Services, asked: Asked): Promise<void> {
  const link = { ...asked, purpose: 'email-change' } as const;
  const { token, expiresAt } = await createLinkToken(services.db, services.now(), link);
  const mail = emailChangeMail(services.publicUrl, token);
  await addMail(services.db, services.now(), {
    recipient: asked.newEmail,
    usersId: asked.usersId,
    expiresAt,
    ...mail,
  });
  services.workAdded();
}
