import { openSecret } from '../auth/second-factor/sealed-secret.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gte, isNotNull, lt } from '../database/drizzle.ts';
import { employerMembers, users, webhookDeliveries, webhooks } from '../database/schema.ts';
import { addMail } from '../mail/add-mail.ts';
import { webhookOffMail } from '../mail/templates/webhook-off.ts';
import { type Handlers, TaskFailure } from '../queue/handler.ts';
import { retryDelay } from '../queue/retry-delay.ts';
import type { Services } from '../services.ts';
import { createPostHook, type PostHook } from './post-hook.ts';

/** Addresses that are told at a time: a slow one holds up no other. */
const LANES = 4;
const KEPT_MS = 30 * 86_400_000;
/** The address says that it is gone. */
const GONE = 410;
const OFF = 'Diese Adresse ist abgeschaltet.';

type Answer = { readonly status: number | null; readonly problem: string | null };

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) {
    return 'Die Adresse leitet weiter. Bitte nennen Sie die, die selbst antwortet.';
  }
  return `Die Adresse hat mit ${status} geantwortet.`;
}

async function send(post: PostHook, hook: Parameters<PostHook>[0]): Promise<Answer> {
  try {
    const status = await post(hook);
    return { status, problem: problemOf(status) };
  } catch (error) {
    const isLate = /abort|timeout/i.test(String(error));
    const problem = isLate
      ? 'Die Adresse hat nicht rechtzeitig geantwortet.'
      : 'Die Adresse ist nicht erreichbar.';
    return { status: null, problem };
  }
}

type Sent = { readonly id: number; readonly round: number };

/** A delivery that waits in this round, with its address. */
async function loadDelivery(db: Database, { id, round }: Sent) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.round, round),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    );
  return row;
}

/** Makes one attempt and notes it. @throws TaskFailure to be tried again */
async function deliver(services: Services, post: PostHook, sent: Sent): Promise<void> {
  const { db, now, secondFactorKeys } = services;
  const row = await loadDelivery(db, sent);
  if (!row) return;
  const { delivery, hook } = row;
  const own = eq(webhookDeliveries.id, sent.id);
  if (hook.offAt !== null) {
    await db
      .update(webhookDeliveries)
      .set({ state: 'failed', problem: OFF, nextAt: null })
      .where(own);
    return;
  }
  const { url, clientId } = hook;
  const { secret } = openSecret(secondFactorKeys, clientId, hook.secret);
  const moment = now();
  const { body, eventId } = delivery;
  const answer = await send(post, { url, eventId, body, secret, now: moment });
  const attempts = delivery.attempts + 1;
  const delay = retryDelay(attempts);
  const noted = { ...answer, attempts, attemptedAt: moment };
  if (answer.problem === null) {
    await db
      .update(webhookDeliveries)
      .set({ ...noted, state: 'delivered', nextAt: null })
      .where(own);
    await db.update(webhooks).set({ deliveredAt: moment }).where(eq(webhooks.id, hook.id));
    return;
  }
  const isGone = answer.status === GONE;
  const again = isGone || delay === null ? null : new Date(now().getTime() + delay);
  await db
    .update(webhookDeliveries)
    .set({ ...noted, nextAt: again })
    .where(own);
  throw new TaskFailure(`A webhook answered ${answer.status ?? 'nothing'}`, {
    isPermanent: isGone,
  });
}

/** Gives an event up; where nothing else got through meanwhile the address is switched off. */
async function giveUp({ db: database, now, publicUrl }: Services, sent: Sent): Promise<void> {
  await database.transaction(async (db) => {
    const row = await loadDelivery(db, sent);
    if (!row) return;
    const { delivery, hook } = row;
    await db
      .update(webhookDeliveries)
      .set({ state: 'failed', nextAt: null })
      .where(eq(webhookDeliveries.id, sent.id));
    const gotThrough = and(
      eq(webhooks.id, hook.id),
      isNotNull(webhooks.deliveredAt),
      gte(webhooks.deliveredAt, delivery.createdAt),
    );
    if ((await db.$count(webhooks, gotThrough)) > 0 || hook.offAt !== null) return;
    await db.update(webhooks).set({ offAt: now() }).where(eq(webhooks.id, hook.id));
    const owners = await db
      .select({ usersId: users.id, email: users.email })
      .from(employerMembers)
      .innerJoin(users, eq(users.id, employerMembers.usersId))
      .where(and(eq(employerMembers.clientId, hook.clientId), eq(employerMembers.role, 'owner')));
    const mail = webhookOffMail(publicUrl, hook);
    for (const { usersId, email } of owners) {
      await addMail(db, now(), { ...mail, recipient: email, usersId });
    }
  });
}

/** Sends events to employers' programmes, ever later, for four days (employers-86). */
export function webhookHandlers(
  services: Services,
  post: PostHook = createPostHook(services.localHosts),
): Pick<Handlers, 'webhook'> {
  return {
    webhook: {
      lanes: LANES,
      run: (sent) => deliver(services, post, sent),
      onGivenUp: async (sent) => {
        await giveUp(services, sent);
        services.workAdded();
      },
    },
  };
}

/** Forgets what was sent after 30 days. */
export async function deleteOldDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
