import { paths } from '@silverjobs/contract/paths';
import { createSecret, hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { and, eq, lt } from '../database/drizzle.ts';
import { alertTokens, guestAlerts, guestAlertTokens, jobSearches } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { ALERT_NEVER_ID } from '../searches/alert-frequency.ts';
import { dropWaitingAlerts } from '../searches/waiting-alerts.ts';

/** How long links of old mails work, in milliseconds: a year. */
const LINK_LIFETIME_MS = 365 * 24 * 3_600_000;

/** Where one POST ends the mails (RFC 8058), and the page that asks first. */
export type UnsubscribeLinks = { readonly oneClick: string; readonly page: string };

/** Makes the links of a mail that end the mails of its search, and forgets those of a year ago. */
export async function createUnsubscribeLinks(
  db: Database,
  now: Date,
  publicUrl: string,
  jobSearchId: number,
): Promise<UnsubscribeLinks> {
  const old = lt(alertTokens.createdAt, new Date(now.getTime() - LINK_LIFETIME_MS));
  await db.delete(alertTokens).where(and(eq(alertTokens.jobSearchId, jobSearchId), old));
  const token = createSecret();
  await db
    .insert(alertTokens)
    .values({ tokenHash: hashSecret(token), jobSearchId, createdAt: now });
  return {
    oneClick: `${publicUrl}/api/alert_unsubscribe/one-click?token=${token}`,
    page: `${publicUrl}${paths.unsubscribe}?token=${token}`,
  };
}

/**
 * Ends the mails of the search that a link belongs to; again it changes nothing. Of somebody without an
 * account everything is deleted (public-9).
 * @throws Failure link.invalid for an unknown token, also when the search is deleted
 */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: alertTokens.jobSearchId })
      .from(alertTokens)
      .where(eq(alertTokens.tokenHash, hashSecret(token)));
    const [guest] = known
      ? []
      : await tx
          .select({ id: guestAlertTokens.guestAlertId })
          .from(guestAlertTokens)
          .where(eq(guestAlertTokens.tokenHash, hashSecret(token)));
    if (guest) {
      await tx.delete(guestAlerts).where(eq(guestAlerts.id, guest.id));
      return;
    }
    if (!known) {
      throw new Failure('link.invalid', {
        message:
          'Diesen Link kennen wir nicht. Ist die Suche gelöscht, kommen keine E-Mails mehr dazu. Sonst öffnen Sie bitte den Link der neuesten E-Mail, oder ändern es unter „Mein Konto“, „Meine Suchen“.',
      });
    }
    await tx
      .update(jobSearches)
      .set({ alertConfigId: ALERT_NEVER_ID })
      .where(eq(jobSearches.id, known.id));
    await dropWaitingAlerts(tx, known.id);
  });
}
