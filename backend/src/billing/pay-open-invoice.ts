import { eq } from '../database/drizzle.ts';
import { subscriptions } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import type { Services } from '../services.ts';
import { loadRunning } from './orders/create-order.ts';
import { providerOf } from './provider-of.ts';

/** Nobody tells of the payment of a test. */
async function notePayment({ db }: Services, usersId: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'active' })
    .where(eq(subscriptions.usersId, usersId));
  await notifyUserChanged(db, usersId);
}

/**
 * Where the payment that failed is made (silverplus-46).
 * @throws Failure conflict when nothing is open, unavailable
 */
export async function payOpenInvoice(services: Services, usersId: number): Promise<string> {
  const plan = await loadRunning(services, usersId);
  const nothingOpen = new Failure('conflict', {
    message: 'Zu Ihrer Mitgliedschaft ist keine Zahlung offen.',
  });
  if (plan?.status !== 'past_due') throw nothingOpen;
  const url = await Promise.resolve(plan)
    .then((open) => providerOf(services, open.provider).payOpenAt(open))
    .catch((error: unknown) => {
      services.warn(`The payment service does not say where to pay: ${error}`);
      throw new Failure('unavailable', {
        message:
          'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
      });
    });
  if (url === null) throw nothingOpen;
  if (plan.provider === 'test') await notePayment(services, usersId);
  return url;
}
