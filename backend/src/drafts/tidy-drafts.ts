import { DRAFT_MONTHS, DRAFT_NOTICE_DAYS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, asc, eq, gt, inArray, type PgTable, type SQL, sql } from '../database/drizzle.ts';
import {
  clients,
  cvs,
  helperDrafts,
  helpers,
  jobDrafts,
  letters,
  users,
} from '../database/schema.ts';
import { actApart } from '../errors/each-apart.ts';
import { addMail } from '../mail/add-mail.ts';
import { type BegunText, draftsExpireMail } from '../mail/templates/drafts-expire.ts';
import type { Services } from '../services.ts';

const DAY_MS = 86_400_000;
/** People who are looked at in one go. */
const BATCH = 200;

/** What is only begun: where it is kept, and whose it is. */
type Kind = {
  readonly what: BegunText;
  readonly table: typeof cvs | typeof letters | typeof helperDrafts | typeof jobDrafts;
  readonly owner: SQL<number>;
  /** Its last change; of what is seen by its owner alone also the owner's last sign-in. */
  readonly touched: SQL;
};

const lastSeen = (owner: SQL) => sql`(select last_seen_at from users where id = ${owner})`;

const ofUser = (what: BegunText, table: typeof cvs | typeof letters): Kind => {
  const owner = sql<number>`${table.usersId}`;
  return { what, table, owner, touched: sql`greatest(${table.updatedAt}, ${lastSeen(owner)})` };
};

const ofHelper = sql<number>`(select ${helpers.usersId} from ${helpers} where ${helpers.id} = ${helperDrafts.helperId})`;

const KINDS: readonly Kind[] = [
  ofUser('cv', cvs),
  ofUser('letter', letters),
  {
    what: 'helper',
    table: helperDrafts,
    owner: ofHelper,
    touched: sql`greatest(${helperDrafts.updatedAt}, ${lastSeen(ofHelper)})`,
  },
  {
    // An employer is here every day and still does not come back to every text.
    what: 'job',
    table: jobDrafts,
    owner: sql<number>`(select ${clients.usersId} from ${clients} where ${clients.id} = ${jobDrafts.clientId})`,
    touched: sql`${jobDrafts.updatedAt}`,
  },
];

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Lies untouched until a month before its end, and nobody was told since. */
const isToAnnounce = ({ table, touched }: Kind, now: Date): SQL =>
  sql`${touched} < ${daysBefore(now, -DRAFT_NOTICE_DAYS)}::timestamptz - make_interval(months => ${DRAFT_MONTHS})
    and (${table.warnedAt} is null or ${table.warnedAt} <= ${touched})`;

/** Was announced long enough ago, and not touched since. */
const isOver = ({ table, touched }: Kind, now: Date): SQL =>
  sql`${table.warnedAt} > ${touched} and ${table.warnedAt} < ${daysBefore(now, DRAFT_NOTICE_DAYS)}::timestamptz`;

/** Notes what is announced to one owner. @returns what it was */
async function announce(db: Database, ownerId: number, now: Date): Promise<BegunText[]> {
  const told: BegunText[] = [];
  for (const kind of KINDS) {
    const one: PgTable = kind.table;
    const rows = await db
      .update(one)
      .set({ warnedAt: now })
      .where(and(sql`${kind.owner} = ${ownerId}`, isToAnnounce(kind, now)))
      .returning({ warnedAt: kind.table.warnedAt });
    told.push(...rows.map(() => kind.what));
  }
  return told;
}

async function tellOwner(services: Services, id: number): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    const texts = await announce(db, id, now);
    const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
    if (!owner || texts.length === 0) return;
    const lastDay = new Date(now.getTime() + (DRAFT_NOTICE_DAYS - 1) * DAY_MS);
    const mail = draftsExpireMail(services.publicUrl, texts, lastDay);
    await addMail(db, now, { recipient: owner.email, usersId: id, ...mail });
  });
}

/**
 * Deletes what was only begun and lay untouched for a year, a month after its owner was told (operation-47).
 */
export async function tidyDrafts(services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  for (const kind of KINDS) await db.delete(kind.table).where(isOver(kind, now));
  const owners = KINDS.map(
    (kind) => sql`select ${kind.owner} from ${kind.table} where ${isToAnnounce(kind, now)}`,
  );
  const toTell = inArray(users.id, sql`(${sql.join(owners, sql` union `)})`);
  await actApart(
    (after) =>
      db
        .select({ id: users.id })
        .from(users)
        .where(and(toTell, gt(users.id, after)))
        .orderBy(asc(users.id))
        .limit(BATCH),
    ({ id }) => tellOwner(services, id),
    (line) => services.warn(`Drafts: ${line}`),
  );
  services.workAdded();
}
