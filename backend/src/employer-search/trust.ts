import { OUTREACHES_PER_DAY, OUTREACHES_STEPS, PROFILES_PER_OUTREACH } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { countAttempt, isWithin, type Limit } from '../auth/attempts.ts';
import type { Database } from '../database/database.ts';
import { and, eq, exists, ne, sql } from '../database/drizzle.ts';
import { communications, messages, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

const DAY_MS = 86_400_000;
const DAY_MINUTES = 24 * 60;

/**
 * How many people an employer may address first in 24 hours: more with the age of the account, and one
 * more for each person who has answered (employers-43).
 */
export async function outreachesPerDay(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  usersId: number,
): Promise<number> {
  const [user] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, usersId));
  if (!user) return 0;
  const answer = and(
    eq(messages.conversationId, communications.id),
    ne(messages.sendingUsersId, usersId),
  );
  const answered = await db.$count(
    communications,
    and(
      eq(communications.sendingUsersId, usersId),
      eq(communications.type, 'outreach'),
      exists(db.select({ one: sql`1` }).from(messages).where(answer)),
    ),
  );
  const days = (now().getTime() - user.createdAt.getTime()) / DAY_MS;
  const step = OUTREACHES_STEPS.findLast(({ fromDay }) => days >= fromDay);
  const most = step?.perDay ?? OUTREACHES_STEPS[0].perDay;
  return Math.min(OUTREACHES_PER_DAY, most + answered);
}

/** Counts, and says when it goes on. @throws Failure rate.limited */
async function countKindly(
  services: Services,
  limit: Limit,
  usersId: number,
  done: string,
): Promise<void> {
  try {
    await countAttempt(services, limit, String(usersId));
  } catch (error) {
    if (!(error instanceof Failure) || error.retryAfter === undefined) throw error;
    const { retryAfter } = error;
    const next = services.now().getTime() + retryAfter * 1_000;
    throw new Failure('rate.limited', {
      retryAfter,
      message: `${done} Ab ${formatDate(next)}, ${formatTime(next)} Uhr, geht es weiter. In der ersten Zeit sind es wenige: Mit den Wochen und mit jeder Antwort, die Sie bekommen, werden es mehr.`,
    });
  }
}

/** Counts a first message to a stranger. @throws Failure rate.limited */
export async function countOutreach(services: Services, usersId: number): Promise<void> {
  const attempts = await outreachesPerDay(services, usersId);
  const limit = { name: 'outreach', attempts, minutes: DAY_MINUTES };
  const people = attempts === 1 ? 'eine Person' : `${attempts} Personen`;
  await countKindly(services, limit, usersId, `Sie haben schon ${people} neu angeschrieben.`);
}

/** Counts a short profile that an employer opens, each person once a day. @throws Failure rate.limited */
export async function countProfile(
  services: Services,
  usersId: number,
  candidateId: number,
): Promise<void> {
  const once = { name: 'profile-seen', attempts: 1, minutes: DAY_MINUTES };
  if (!(await isWithin(services, once, `${usersId} ${candidateId}`))) return;
  const attempts = (await outreachesPerDay(services, usersId)) * PROFILES_PER_OUTREACH;
  const limit = { name: 'profiles', attempts, minutes: DAY_MINUTES };
  await countKindly(services, limit, usersId, `Sie haben schon ${attempts} Kurzprofile angesehen.`);
}
