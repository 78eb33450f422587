import type { CustomerAccount } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { eq, inArray } from '../../database/drizzle.ts';
import { candidates, clients, invoices, moneyMovements, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { readInvoices } from '../../invoices/invoice-figures.ts';
import { userColumns } from '../people/find-users.ts';

type Entry = CustomerAccount['entries'][number];

/** What a movement changes of what a customer owes. */
const SIGNS = { payment: -1, refund: 1, reminder: 0, 'write-off': -1 } as const;

/**
 * What a customer was charged and has paid, the newest first (operators-34).
 * @throws Failure not_found
 */
export async function loadAccount(db: Database, usersId: number): Promise<CustomerAccount> {
  const [customer] = await db
    .select({ name: userColumns.name, email: users.email })
    .from(users)
    .leftJoin(clients, eq(clients.usersId, users.id))
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .where(eq(users.id, usersId));
  if (!customer) {
    throw new Failure('not_found', { message: 'Dieses Konto gibt es nicht.' });
  }
  const rows = await readInvoices(db, { where: eq(invoices.usersId, usersId) });
  const ids = rows.map(({ invoice }) => invoice.id);
  const movements = ids.length
    ? await db.select().from(moneyMovements).where(inArray(moneyMovements.invoiceId, ids))
    : [];
  const entries = rows.flatMap(({ invoice, gross, paid, refunded }): Entry[] => {
    const { id, number, kind, createdAt } = invoice;
    const base = { at: createdAt.getTime(), invoice_id: id, number };
    const own = movements.filter(({ invoiceId }) => invoiceId === id);
    const sum = (of: string) =>
      own.filter((one) => one.kind === of).reduce((total, { cents }) => total + cents, 0);
    // What the payment service took and gave back has no row of its own.
    const elsewhere: Entry[] = [
      { ...base, text: 'payment', cents: -(paid - sum('payment')) },
      { ...base, text: 'refund', cents: refunded - sum('refund') },
    ];
    return [
      { ...base, text: kind, cents: gross },
      ...elsewhere.filter(({ cents }) => cents !== 0),
      ...own.map((one) => ({
        ...base,
        at: one.createdAt.getTime(),
        text: one.kind,
        cents: SIGNS[one.kind] * one.cents,
      })),
    ];
  });
  return {
    ...customer,
    balance_cents: entries.reduce((total, { cents }) => total + cents, 0),
    entries: entries.sort((a, b) => b.at - a.at),
  };
}
