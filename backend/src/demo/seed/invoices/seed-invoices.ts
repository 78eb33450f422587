import { type PaidPlan, PLAN_KEYS } from '@silverjobs/contract';
import { invoiceOfMonth, type PaidMonth } from '../../../billing/invoice-month.ts';
import { monthsBetween } from '../../../billing/terms/months-between.ts';
import { bulkInsert } from '../../../database/bulk-insert.ts';
import type { Database } from '../../../database/database.ts';
import { bookings, invoiceSeries, invoices, subscriptions } from '../../../database/schema.ts';
import { invoiceRow, type NewInvoice } from '../../../invoices/add-invoice.ts';
import { invoiceNumber, yearOf } from '../../../invoices/invoice-number.ts';
import { bookingOf, invoiceOfJob, loadBookedJobs } from './booked-jobs.ts';

type Dated = { readonly at: Date; readonly invoice: NewInvoice };

/** Each with its number: the years count on in the order of the dates. */
function numbered(dated: readonly Dated[]) {
  const last = new Map<number, number>();
  const inOrder = dated.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows = inOrder.map(({ at, invoice }) => {
    const year = yearOf(at);
    const count = (last.get(year) ?? 0) + 1;
    last.set(year, count);
    return invoiceRow(invoice, { number: invoiceNumber(year, count), createdAt: at, seller: null });
  });
  return { rows, series: [...last].map(([year, count]) => ({ year, last: count })) };
}

/** What was booked and paid up to now, each with the invoice of its day. */
export async function seedInvoices(db: Database, now: Date): Promise<void> {
  const jobs = (await loadBookedJobs(db)).map((row, index) => ({ row, id: index + 1 }));
  const dated: Dated[] = jobs.map(({ row, id }) => ({
    at: row.job.createdAt,
    invoice: invoiceOfJob(row, id),
  }));
  for (const month of await loadPaidMonths(db)) {
    dated.push({ at: new Date(month.from * 1_000), invoice: await invoiceOfMonth(db, month) });
  }
  const { rows, series } = numbered(dated);
  const numbers = new Map(rows.map(({ bookingId, number }) => [bookingId, number]));
  await bulkInsert(
    db,
    bookings,
    jobs.map(({ row, id }) => bookingOf(row, id, numbers.get(id) ?? '', now)),
  );
  await bulkInsert(
    db,
    invoices,
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
  await bulkInsert(db, invoiceSeries, series);
}

/** The months of silver+ that the demo's plans have begun. */
async function loadPaidMonths(db: Database): Promise<PaidMonth[]> {
  const plans = await db.select().from(subscriptions);
  return plans.flatMap(({ usersId, reference, months, priceCents, startedAt, currentPeriodEnd }) =>
    monthsBetween(startedAt, startedAt, currentPeriodEnd ?? startedAt).map((month) => ({
      usersId,
      reference,
      product: PLAN_KEYS[months as PaidPlan],
      priceCents,
      ...month,
    })),
  );
}
