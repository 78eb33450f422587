import { addMail } from '../mail/add-mail.ts';
import { keptAddressMail } from '../mail/templates/kept-address.ts';
import { knownAddressMail } from '../mail/templates/known-address.ts';
import type { Services } from '../services.ts';
import { findAddressOwner } from './address-taken.ts';
import { isWithin, LIMITS } from './attempts.ts';

/**
 * Notifies the owner of an account that its address, or one that it can still take back, was given
 * again; too often, and nothing is sent. The caller answers as if the address were unknown.
 */
export async function notifyAddressOwner(
  services: Services,
  email: string,
  occasion: Parameters<typeof knownAddressMail>[1],
): Promise<void> {
  if (!(await isWithin(services, LIMITS.knownAddress, email))) return;
  const owner = await findAddressOwner(services, email, null);
  if (!owner) return;
  const { usersId, keptUntil } = owner;
  const mail = keptUntil
    ? keptAddressMail(services.publicUrl, keptUntil)
    : knownAddressMail(services.publicUrl, occasion);
  await addMail(services.db, services.now(), { recipient: email, usersId, ...mail });
  services.workAdded();
}
