import type { ParsedBodyOf } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { countAttempt, LIMITS, type Limit } from '../../auth/attempts.ts';
import { createSecret, hashSecret } from '../../auth/secrets.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, isNull, lt } from '../../database/drizzle.ts';
import { guestAlerts, guestAlertTokens } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { nextDailyMoment } from '../../job-alerts/daily-moment.ts';
import { addMail } from '../../mail/add-mail.ts';
import { guestAlertConfirmationMail } from '../../mail/templates/guest-alert.ts';
import type { Services } from '../../services.ts';

/** What nobody has confirmed is deleted after this, in milliseconds. */
export const UNCONFIRMED_MS = 3 * 86_400_000;
/** How long links of old mails work, in milliseconds: a year. */
const LINK_LIFETIME_MS = 365 * 86_400_000;

/** Asked for from one network address. */
const OF_ADDRESS: Limit = { name: 'guest-alert-ip', attempts: 20, minutes: 60, perAddress: true };
/** Questions to one mail address: anybody can name anybody's. */
const QUESTIONS: Limit = { name: 'guest-alert-mail', attempts: 3, minutes: 60 };

type Wanted = ParsedBodyOf<'POST /public_alert'>;

/** The search as it stands in an address, always in the same order. */
export function searchText({ email: _, ...query }: Wanted): string {
  const names = ['was', 'wo', 'art', 'stunden', 'homeoffice', 'lohn', 'umkreis'] as const;
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name]?.trim();
    if (value) search.set(name, value);
  }
  return search.toString();
}

/** What a search is called in mails: 'Fahrer in Köln'. */
export function searchTitle(search: string): string {
  const query = new URLSearchParams(search);
  const [what, where] = [query.get('was'), query.get('wo')];
  return `${what ?? 'Alle Stellen'}${where === null ? '' : ` in ${where}`}`;
}

/** A new token of an alert; those of a year ago are forgotten. */
export async function createAlertToken(db: Database, now: Date, id: number): Promise<string> {
  const old = lt(guestAlertTokens.createdAt, new Date(now.getTime() - LINK_LIFETIME_MS));
  await db.delete(guestAlertTokens).where(and(eq(guestAlertTokens.guestAlertId, id), old));
  const token = createSecret();
  await db
    .insert(guestAlertTokens)
    .values({ tokenHash: hashSecret(token), guestAlertId: id, createdAt: now });
  return token;
}

/**
 * Asks by mail whether an address wants the new jobs of a search. Nobody learns from the answer whether
 * it has them already; then no mail is written (public-9).
 * @throws Failure rate.limited
 */
export async function requestAlert(
  services: Services,
  wanted: Wanted,
  network: string,
): Promise<void> {
  const { now, publicUrl } = services;
  const { email } = wanted;
  await countAttempt(services, OF_ADDRESS, network);
  await countAttempt(services, QUESTIONS, email);
  const createdAt = now();
  const search = searchText(wanted);
  await services.db.transaction(async (db) => {
    await db
      .insert(guestAlerts)
      .values({ email, search, createdAt, toldUntil: createdAt })
      .onConflictDoNothing();
    const [alert] = await db
      .select({ id: guestAlerts.id })
      .from(guestAlerts)
      .where(
        and(
          eq(guestAlerts.email, email),
          eq(guestAlerts.search, search),
          isNull(guestAlerts.confirmedAt),
        ),
      )
      .for('update');
    if (!alert) return;
    // Asked again: the days begin anew.
    await db.update(guestAlerts).set({ createdAt }).where(eq(guestAlerts.id, alert.id));
    const token = await createAlertToken(db, createdAt, alert.id);
    await addMail(db, createdAt, {
      ...guestAlertConfirmationMail(publicUrl, {
        title: searchTitle(search),
        url: `${publicUrl}${paths.guestAlert}?token=${token}`,
      }),
      recipient: email,
      usersId: null,
      expiresAt: new Date(createdAt.getTime() + UNCONFIRMED_MS),
    });
  });
  services.workAdded();
}

/**
 * Begins the mails of an alert; again it changes nothing.
 * @returns its search
 * @throws Failure link.invalid for an unknown token, also of one that was ended; rate.limited
 */
export async function confirmAlert(
  services: Services,
  token: string,
  network: string,
): Promise<string> {
  const { db, now } = services;
  await countAttempt(services, LIMITS.link, network);
  const [alert] = await db
    .select({
      id: guestAlerts.id,
      search: guestAlerts.search,
      createdAt: guestAlerts.createdAt,
      confirmedAt: guestAlerts.confirmedAt,
    })
    .from(guestAlertTokens)
    .innerJoin(guestAlerts, eq(guestAlerts.id, guestAlertTokens.guestAlertId))
    .where(eq(guestAlertTokens.tokenHash, hashSecret(token)));
  const moment = now();
  const isOver =
    alert?.confirmedAt === null && moment.getTime() - alert.createdAt.getTime() > UNCONFIRMED_MS;
  if (!alert || isOver) {
    throw new Failure('link.invalid', {
      message:
        'Dieser Link gilt nicht mehr. Bitte geben Sie Ihre E-Mail-Adresse bei der Suche noch einmal ein.',
    });
  }
  await db
    .update(guestAlerts)
    .set({ confirmedAt: moment, toldUntil: moment, nextAt: nextDailyMoment(moment) })
    .where(and(eq(guestAlerts.id, alert.id), isNull(guestAlerts.confirmedAt)));
  return alert.search;
}
