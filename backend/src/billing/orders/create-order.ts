import { isUpgrade, type Product, planOfProduct, planPriceCents } from '@silverjobs/contract';
import { createSecret } from '../../auth/secrets.ts';
import { loadPrices } from '../../contents/load-contents.ts';
import { and, countDistinct, eq, gt } from '../../database/drizzle.ts';
import { checkoutOrders, contractDeclarations, subscriptions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { isRunning } from '../is-running.ts';
import type { Subscription } from '../provider.ts';
import { returnPath } from './return-address.ts';

/** The plan of a user that is open now. */
export async function loadRunning(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  return row && isRunning(row, now()) ? row : null;
}

/** @throws Failure conflict when the plan is not longer than the present one (silverplus-11) */
export function refuseNoUpgrade(running: Subscription | null, product: Product): void {
  if (!running || isUpgrade(running.months as 3 | 6 | 12, planOfProduct(product))) return;
  throw new Failure('conflict', {
    message: 'Sie haben schon einen Tarif mit dieser oder einer längeren Laufzeit.',
  });
}

/** Withdrawals in a year after which nobody orders by themselves. */
const WITHDRAWALS_MAX = 3;
const YEAR_MS = 365 * 86_400_000;

/**
 * Ordering and withdrawing in turn would be silver+ for nothing, for ever (silverplus-47). Only what was
 * carried out counts: a stranger's declarations keep nobody from ordering.
 * @throws Failure conflict
 */
async function refuseAfterWithdrawals(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
): Promise<void> {
  const since = new Date(now().getTime() - YEAR_MS);
  const [row] = await db
    .select({ plans: countDistinct(contractDeclarations.contractReference) })
    .from(contractDeclarations)
    .where(
      and(
        eq(contractDeclarations.contractUsersId, usersId),
        eq(contractDeclarations.kind, 'withdrawal'),
        gt(contractDeclarations.executedAt, since),
      ),
    );
  if ((row?.plans ?? 0) < WITHDRAWALS_MAX) return;
  throw new Failure('conflict', {
    message:
      'Sie haben silver+ in den letzten zwölf Monaten dreimal bestellt und widerrufen. Bitte schreiben Sie uns, wenn Sie silver+ wieder nutzen möchten.',
  });
}

/**
 * Notes what somebody is about to order. The price is ours, whatever the browser believes.
 * @returns the order's id
 * @throws Failure conflict, validation.failed
 */
export async function createOrder(
  services: Services,
  usersId: number,
  product: Product,
  redirectPath: string,
): Promise<string> {
  const path = returnPath(redirectPath);
  const now = services.now();
  await refuseAfterWithdrawals(services, usersId);
  const running = await loadRunning(services, usersId);
  refuseNoUpgrade(running, product);
  const months = planOfProduct(product);
  const id = createSecret();
  await services.db.insert(checkoutOrders).values({
    id,
    usersId,
    provider: services.billing.name,
    product,
    priceCents: planPriceCents(await loadPrices(services.db, now), months),
    months,
    // Counted when it is paid; until then the page of the order counts anew each time.
    creditCents: 0,
    redirectPath: path,
    state: 'open',
    createdAt: now,
  });
  return id;
}
