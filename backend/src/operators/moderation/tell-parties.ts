import type { ModerationInput, OperatorCaseDetail } from '@silverjobs/contract';
import { OBJECTION_MONTHS } from '@silverjobs/contract';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { createSecret, hashSecret } from '../../auth/secrets.ts';
import type { Database } from '../../database/database.ts';
import {
  jobReports,
  messageReports,
  moderationDecisions,
  moderationParties,
  users,
} from '../../database/schema.ts';
import { addMail } from '../../mail/add-mail.ts';
import { type Decided, decisionMail } from '../../mail/templates/moderation.ts';
import type { Services } from '../../services.ts';

type Told = {
  readonly party: 'affected' | 'reporter';
  readonly usersId: number | null;
  readonly email: string;
  /** It answers what they objected. */
  readonly objected: boolean;
};

type Decision = Omit<ModerationInput, 'id'> & { readonly id: number; readonly subjectId: number };

/** Closes the open reports; gives those who reported. */
async function closeReports(db: Database, { id, kind, subjectId }: Decision): Promise<Told[]> {
  if (kind === 'user') return [];
  const rows =
    kind === 'job'
      ? await db
          .update(jobReports)
          .set({ decisionId: id })
          .where(and(eq(jobReports.jobDemandId, subjectId), isNull(jobReports.decisionId)))
          .returning({ usersId: jobReports.usersId, email: jobReports.reporterEmail })
      : await db
          .update(messageReports)
          .set({ decisionId: id })
          .where(and(eq(messageReports.messageId, subjectId), isNull(messageReports.decisionId)))
          .returning({ usersId: messageReports.usersId, email: sql<string | null>`null` });
  return withAddresses(db, rows, 'reporter', false);
}

/** Closes the open objections to earlier decisions; gives those who objected. */
async function closeObjections(db: Database, { id, kind, subjectId }: Decision): Promise<Told[]> {
  const earlier = db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.kind, kind), eq(moderationDecisions.subjectId, subjectId)));
  const rows = await db
    .update(moderationParties)
    .set({ answeredBy: id })
    .where(
      and(
        inArray(moderationParties.decisionId, earlier),
        isNotNull(moderationParties.objectedAt),
        isNull(moderationParties.answeredBy),
      ),
    )
    .returning({
      party: moderationParties.party,
      usersId: moderationParties.usersId,
      email: moderationParties.email,
    });
  const told = await Promise.all(
    (['affected', 'reporter'] as const).map((party) =>
      withAddresses(
        db,
        rows.filter((row) => row.party === party),
        party,
        true,
      ),
    ),
  );
  return told.flat();
}

/** Users are written to at the address they have now; whoever has deleted the account is not. */
async function withAddresses(
  db: Database,
  rows: readonly { usersId: number | null; email: string | null }[],
  party: Told['party'],
  objected: boolean,
): Promise<Told[]> {
  const ids = rows.flatMap(({ usersId }) => usersId ?? []);
  const found = ids.length
    ? await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(inArray(users.id, ids))
    : [];
  const addresses = new Map(found.map((user) => [user.id, user.email]));
  return rows.flatMap(({ usersId, email: given }) => {
    const email = usersId === null ? given : addresses.get(usersId);
    return email ? [{ party, usersId, email, objected }] : [];
  });
}

/** The affected one, where something happens to them and no objection of theirs is answered anyway. */
function affected({ action }: Decision, { owner }: OperatorCaseDetail, others: Told[]): Told[] {
  if (!owner || action === 'none') return [];
  if (others.some(({ party }) => party === 'affected')) return [];
  return [{ party: 'affected', usersId: owner.users_id, email: owner.email, objected: false }];
}

/**
 * Tells everybody whom a decision concerns, once each, with a link to object (Art. 16, 17 and 20 DSA).
 * Nobody learns who reported.
 */
export async function tellParties(
  { db, now, publicUrl }: Services,
  decision: Decision,
  found: OperatorCaseDetail,
): Promise<void> {
  const objectors = await closeObjections(db, decision);
  const reporters = (await closeReports(db, decision)).filter(
    ({ email }) => !objectors.some((one) => one.email === email),
  );
  const told = [...objectors, ...reporters, ...affected(decision, found, objectors)];
  const expiresAt = new Date(now());
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + OBJECTION_MONTHS);
  const reported = found.reports.some(({ open }) => open);
  for (const { party, usersId, email, objected } of told) {
    const token = createSecret();
    await db.insert(moderationParties).values({
      decisionId: decision.id,
      party,
      usersId,
      email: usersId === null ? email : null,
      tokenHash: hashSecret(token),
      expiresAt,
    });
    const { title, owner } = found;
    const paid = owner?.paid === true;
    const decided: Decided = { ...decision, title, party, objected, reported, paid };
    const mail = decisionMail(publicUrl, decided, token);
    await addMail(db, now(), { recipient: email, usersId, owed: true, ...mail });
  }
}
