import { DECLARATION_OUTCOMES } from '@silverjobs/contract';
import { bigint, date, index, integer, jsonb, pgTable, sql, text } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './users.ts';

const seconds = (name: string) => bigint(name, { mode: 'number' });
const provider = () => text('provider', { enum: ['stripe', 'test'] }).notNull();

/** A plan as it was when another one replaced it, with what it had replaced itself. */
export type ReplacedPlan = {
  readonly provider: 'stripe' | 'test';
  readonly reference: string;
  readonly customer: string | null;
  readonly status: string;
  readonly priceCents: number;
  readonly months: number;
  readonly startedAt: number;
  readonly termEnd: number;
  readonly currentPeriodEnd: number | null;
  readonly cancelAt: number | null;
  readonly canceledAt: number | null;
  readonly number: string;
  readonly replaced: ReplacedPlan | null;
};

/** The paid plan of a user. Dates in seconds since 1970. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    usersId: integer('users_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    /** The payment service's id of it. */
    reference: text('reference').notNull(),
    /** The payment service's id of whoever pays. */
    customer: text('customer'),
    /** active, past_due or canceled, in the words of the payment service. */
    status: text('status').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Minimum term in months. */
    months: integer('months').notNull(),
    startedAt: seconds('started_at').notNull(),
    /** End of the minimum term. */
    termEnd: seconds('term_end').notNull(),
    currentPeriodEnd: seconds('current_period_end'),
    /** When it ends; null: it goes on. */
    cancelAt: seconds('cancel_at'),
    canceledAt: seconds('canceled_at'),
    /** What its owner can name it by; nobody can guess it (silverplus-43). */
    number: text('number')
      .notNull()
      .default(sql`'SP-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10))`),
    /** The plan that this one replaced: a withdrawal brings it back (silverplus-45). */
    replaced: jsonb('replaced').$type<ReplacedPlan>(),
  },
  (table) => [
    index('subscriptions_reference').on(table.reference),
    index('subscriptions_started_at').on(table.startedAt),
    index('subscriptions_cancel_at').on(table.cancelAt),
  ],
);

/** Orders of the paid plan, from the choice of a plan to the payment. */
export const checkoutOrders = pgTable(
  'checkout_orders',
  {
    /** A secret: it stands in addresses. */
    id: text('id').primaryKey(),
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider(),
    /** The payment service's id of the checkout. */
    reference: text('reference'),
    product: text('product').notNull(),
    priceCents: integer('price_cents').notNull(),
    months: integer('months').notNull(),
    creditCents: integer('credit_cents').notNull(),
    /** A path of the application to return to. */
    redirectPath: text('redirect_path').notNull(),
    state: text('state', {
      enum: ['open', 'processing', 'paid', 'failed', 'canceled', 'expired'],
    }).notNull(),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (table) => [index('checkout_orders_users_id').on(table.usersId)],
);

/** Cancellations and withdrawals as they were received, signed in or not. */
export const contractDeclarations = pgTable(
  'contract_declarations',
  {
    id: identity(),
    /** What the sender can name it by. */
    reference: text('reference').notNull().unique(),
    /** The user with this address who has a contract or was signed in, where there is one. */
    usersId: integer('users_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['ordinary', 'extraordinary', 'withdrawal'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contract: text('contract'),
    reason: text('reason'),
    /** Requested last day. */
    requestedEnd: date('wished_end'),
    createdAt: createdAt(),
    /** Who was signed in when it was sent. */
    senderUsersId: integer('sender_users_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose contract it is about, and which of theirs: the one at the receipt (silverplus-43). */
    contractUsersId: integer('contract_users_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    contractReference: text('contract_reference'),
    /** The link to the contract's mailbox, where the declaration alone does not prove enough. */
    linkHash: text('link_hash').unique(),
    linkExpiresAt: moment('link_expires_at'),
    /** When the link was pressed. */
    confirmedAt: moment('confirmed_at'),
    /** When a plan was ended by it and paid back (silverplus-47). */
    executedAt: moment('executed_at'),
    /** What an operator has made of it (operators-35). */
    outcome: text('outcome', { enum: DECLARATION_OUTCOMES }),
    outcomeReason: text('outcome_reason'),
    outcomeAt: moment('outcome_at'),
  },
  (table) => [
    index('contract_declarations_created_at').on(table.createdAt),
    index('contract_declarations_users_id').on(table.usersId),
    index('contract_declarations_contract').on(table.contractUsersId),
    index('contract_declarations_sender').on(table.senderUsersId),
  ],
);

/** What processes of the release before add; the queue adopts it (queue/adopt-old-work.ts). It goes with them. */
export const billingTasks = pgTable(
  'billing_tasks',
  {
    id: identity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** What it is for: the same task is never added twice. */
    key: text('key').unique(),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    /** Not before this moment; while a process works on it, the end of its claim. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Given up for good by an operator (operators-17). */
    droppedAt: moment('dropped_at'),
  },
  (table) => [
    index('billing_tasks_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
);
