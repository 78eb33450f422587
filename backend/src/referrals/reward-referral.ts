import { eq } from '../database/drizzle.ts';
import { referrals, users } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { mailOperator } from '../mail/mail-operator.ts';
import { referralMail, referralTaskMail } from '../mail/templates/referral.ts';
import type { Services } from '../services.ts';

/**
 * Keeps the promise of a voucher when a recommended employer books for the first time: whoever
 * recommended is told, and the operator is asked to send it once the invoice is paid (account-28).
 * @param usersId of the employer
 * @param invoice number of the invoice
 */
export async function rewardReferral(
  services: Services,
  usersId: number,
  invoice: string,
): Promise<void> {
  const { db, now, publicUrl } = services;
  const [referrer] = await db
    .select({ id: users.id, email: users.email })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerUsersId))
    .where(eq(referrals.usersId, usersId));
  if (!referrer) return;
  const key = `referral:${usersId}`;
  const { id, email } = referrer;
  await addMail(db, now(), {
    recipient: email,
    usersId: id,
    key,
    ...referralMail(publicUrl),
  });
  await mailOperator(services, db, now(), {
    aboutUsersId: id,
    key: `${key}:operator`,
    ...referralTaskMail(publicUrl, invoice, email),
  });
}
