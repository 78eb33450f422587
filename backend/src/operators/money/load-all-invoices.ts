import type { OperatorInvoice } from '@silverjobs/contract';
import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invoices, users } from '../../database/schema.ts';
import { containing, PAGE, type PageQuery } from '../like.ts';

type Query = PageQuery & { readonly search?: string | undefined };

/** A page of all invoices, the newest first, by number or address (operators-19). */
export async function loadAllInvoices(
  db: Database,
  { limit = PAGE, offset = 0, search = '' }: Query,
): Promise<OperatorInvoice[]> {
  const pattern = containing(search);
  const found = or(sql`${invoices.number} ilike ${pattern}`, sql`${users.email} ilike ${pattern}`);
  const rows = await db
    .select({ invoice: invoices, email: users.email })
    .from(invoices)
    .leftJoin(users, eq(users.id, invoices.usersId))
    .where(search ? found : undefined)
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ invoice: { id, number, kind, content, createdAt }, email }) => ({
    id,
    number,
    kind,
    email,
    recipient: content.recipient[0] ?? '',
    gross_cents: content.gross_cents,
    payment: content.payment,
    created_at: createdAt.getTime(),
  }));
}
