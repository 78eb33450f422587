import { formatPrice } from '@silverjobs/contract';
import { townLines } from '@silverjobs/contract/countries';
import type { Database } from '../database/database.ts';
import { and, desc, eq } from '../database/drizzle.ts';
import { candidates, invoices, postalCodes, users } from '../database/schema.ts';
import { addInvoice, type NewInvoice } from '../invoices/add-invoice.ts';
import { cityOfCandidate } from '../locations/city.ts';
import { addMail } from '../mail/add-mail.ts';
import { monthInvoiceMail } from '../mail/templates/running-plan.ts';
import type { Services } from '../services.ts';

type Parts = Pick<Services, 'db' | 'now' | 'operator' | 'publicUrl'>;

/** A month of a plan that was paid; dates in seconds since 1970. */
export type PaidMonth = {
  readonly usersId: number;
  /** The payment service's id of the plan. */
  readonly reference: string;
  readonly product: string;
  readonly priceCents: number;
  readonly from: number;
  readonly to: number;
  /**
   * The first month of a longer plan: it was paid in full, and this is what the plan before it has left
   * for the next ones. Without it the month uses what the last invoice has left.
   */
  readonly newCreditCents?: number;
};

/** What the invoices of one plan have in common. */
export const subjectOfPlan = (reference: string) => `silverplus:${reference}`;

/** Name and address, as far as the profile has them; else the address for mail. */
async function recipientOf(db: Database, usersId: number): Promise<string[]> {
  const [row] = await db
    .select({ email: users.email, candidate: candidates, place: cityOfCandidate })
    .from(users)
    .leftJoin(candidates, eq(candidates.usersId, users.id))
    .leftJoin(postalCodes, eq(postalCodes.code, candidates.postalCode))
    .where(eq(users.id, usersId));
  if (!row) return [];
  const { candidate, email, place } = row;
  const name = [candidate?.firstName, candidate?.lastName].filter(Boolean).join(' ');
  const town = townLines(candidate?.postalCode ?? null, place);
  const lines = [name, candidate?.street, ...town].flatMap((line) => line?.trim() || []);
  return name ? lines : [email];
}

/** What the next payments of a plan are less by. */
export async function creditLeft(db: Database, subject: string): Promise<number> {
  const [last] = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.subject, subject), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoices.id))
    .limit(1);
  return last?.content.credit_left_cents ?? 0;
}

/**
 * The invoice of a month of silver+, with the credit of the plan before it as a line of its own
 * (employers-32).
 */
export async function invoiceOfMonth(db: Database, month: PaidMonth): Promise<NewInvoice> {
  const { usersId, product, priceCents, from, to } = month;
  const subject = subjectOfPlan(month.reference);
  const credit = month.newCreditCents ?? (await creditLeft(db, subject));
  const used = month.newCreditCents === undefined ? Math.min(credit, priceCents) : 0;
  const left = credit - used;
  const price = { text: `${product}, ein Monat`, cents: priceCents };
  const setOff = { text: 'Guthaben aus Ihrem bisherigen Tarif', cents: -used };
  const rest =
    left > 0
      ? ` Ihr Guthaben von ${formatPrice(left)} verrechnen wir mit den nächsten Zahlungen.`
      : '';
  return {
    usersId,
    subject,
    key: `${subject}:${to}`,
    recipient: await recipientOf(db, usersId),
    service_from: from * 1_000,
    service_to: to * 1_000,
    lines: used > 0 ? [price, setOff] : [price],
    with_vat: true,
    payment: `Der Betrag ist bezahlt. Sie brauchen nichts zu überweisen.${rest}`,
    credit_left_cents: left,
  };
}

/**
 * Invoices a month of silver+ and mails the invoice. A month has one invoice.
 * @returns its id for the mail of the order, which brings the first one itself
 */
export async function invoiceMonth(
  parts: Parts,
  month: PaidMonth,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<number | undefined> {
  const { db, now, publicUrl } = parts;
  const added = await addInvoice(parts, await invoiceOfMonth(db, month));
  if (!added || isFirst) return added?.id;
  const { usersId, from, to } = month;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, usersId));
  if (!user) return added.id;
  const { number, grossCents: cents } = added;
  await addMail(db, now(), {
    ...monthInvoiceMail(publicUrl, { number, cents, from, to }),
    recipient: user.email,
    usersId,
    owed: true,
    invoiceId: added.id,
    key: `invoice:${number}`,
  });
  return added.id;
}
