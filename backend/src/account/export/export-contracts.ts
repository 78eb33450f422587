import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import { checkoutOrders, contractDeclarations } from '../../database/schema.ts';

type Contracts = Pick<AccountExport, 'orders' | 'contract_declarations'>;

/** What a user has ordered, cancelled and withdrawn from, oldest first. */
export async function exportContracts(db: Database, usersId: number): Promise<Contracts> {
  const orders = await db
    .select()
    .from(checkoutOrders)
    .where(eq(checkoutOrders.usersId, usersId))
    .orderBy(asc(checkoutOrders.createdAt));
  const declarations = await db
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.usersId, usersId))
    .orderBy(asc(contractDeclarations.id));
  return {
    orders: orders.map(({ product, state, priceCents, createdAt, paidAt }) => ({
      product,
      state,
      price_cents: priceCents,
      created_at: createdAt.getTime(),
      paid_at: paidAt?.getTime() ?? null,
    })),
    contract_declarations: declarations.map(
      ({ reference, kind, name, contract, reason, requestedEnd, createdAt }) => ({
        reference,
        kind,
        name,
        contract,
        reason,
        wished_end: requestedEnd,
        created_at: createdAt.getTime(),
      }),
    ),
  };
}
