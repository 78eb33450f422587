import { randomUUID } from 'node:crypto';
import { INTERVIEW_AHEAD_DAYS, type Interview, type ParsedBodyOf } from '@silverjobs/contract';
import { interviewTime } from '@silverjobs/contract/interview-texts';
import { momentOf } from '@silverjobs/contract/wall-clock';
import type { Database } from '../database/database.ts';
import { eq, isNull, or } from '../database/drizzle.ts';
import { communications, interviews, messages } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { type InterviewRow, interviewOf, whereText } from '../interview-dates/interview-of.ts';
import { interviewOffMail } from '../mail/templates/interview.ts';
import { findConversation } from '../messages/find-conversation.ts';
import { sendMessage } from '../messages/send/send-message.ts';
import { setDecision } from '../messages/set-decision.ts';
import type { Services } from '../services.ts';
import { mailBoth } from './interview-mails.ts';

type Input = ParsedBodyOf<'PUT /communication/{id}/interview'>;

const DAY_MS = 86_400_000;

/** The proposed moments, the earliest first. @throws Failure validation.failed */
function momentsOf({ options }: Input, now: Date): number[] {
  const moments = options.map((wall) => momentOf(Date.parse(`${wall}Z`)));
  const refuse = (index: number, message: string) =>
    new Failure('validation.failed', { param: `options.${index}`, message });
  moments.forEach((moment, index) => {
    if (moment <= now.getTime()) {
      throw refuse(index, 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen späteren.');
    }
    if (moment > now.getTime() + INTERVIEW_AHEAD_DAYS * DAY_MS) {
      throw refuse(index, 'Dieser Termin liegt mehr als ein Jahr in der Zukunft.');
    }
    if (moments.indexOf(moment) < index) {
      throw refuse(index, 'Diesen Termin haben Sie schon vorgeschlagen.');
    }
  });
  return moments.sort((one, other) => one - other);
}

/** The dates of a conversation, whoever sees them. */
async function storedInterview(db: Database, conversationId: number): Promise<InterviewRow | null> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(eq(interviews.conversationId, conversationId));
  return row ?? null;
}

/** Whether these dates came with this very request before. */
async function isSent(db: Database, { messageId }: InterviewRow, key: string): Promise<boolean> {
  const [message] = await db
    .select({ key: messages.clientKey })
    .from(messages)
    .where(eq(messages.id, messageId));
  return message?.key === key;
}

/**
 * Proposes dates for an interview, with a message that invites to it (messages-30). What was agreed is
 * given up by it, and calendars take it out.
 * @throws Failure not_found, conflict, rate.limited, validation.failed
 */
export async function proposeInterview(
  services: Services,
  requester: ClientRequester,
  id: number,
  input: Input,
): Promise<Interview> {
  const now = services.now();
  const { minutes, way, where, client_key } = input;
  const row = await services.db.transaction(async (db) => {
    await findConversation(db, requester, id, { lock: true });
    const before = await storedInterview(db, id);
    if (before && (await isSent(db, before, client_key))) return before;
    const options = momentsOf(input, now);
    const inTransaction = { ...services, db, workAdded: () => {} };
    const agreed = before?.state === 'agreed' ? before.startsAt : null;
    const isMoved = before !== null && agreed !== null && agreed > now;
    const dates = options.map((start) => interviewTime(start, minutes));
    const lines = [...dates.map((date) => `• ${date}`), whereText({ way, where })];
    const message = [input.message, `Terminvorschläge:\n${lines.join('\n')}`].join('\n\n');
    const sent = await sendMessage(
      inTransaction,
      requester,
      { communication_id: id, type: 'outreach', message, client_key },
      { decision: 'invited', dates },
    );
    // Who is further already stays so.
    const isNew = or(isNull(communications.decision), eq(communications.decision, 'declined'));
    await setDecision(inTransaction, id, 'invited', isNew);
    const revision = before ? before.revision + 1 : 0;
    if (isMoved) {
      await mailBoth(
        inTransaction,
        { ...before, startsAt: agreed, revision },
        (url, mailed, role) =>
          interviewOffMail(url, mailed, { reason: 'moved', isOwn: role === 'client' }),
        'cancel',
      );
    }
    const values = {
      messageId: sent.id,
      // What has passed stays in calendars as it was: the next one is another entry.
      uid: before && (agreed === null || isMoved) ? before.uid : randomUUID(),
      state: 'proposed',
      way,
      where,
      minutes,
      options,
      startsAt: null,
      cancelledBy: null,
      revision,
      updatedAt: now,
    } as const;
    const [stored] = await db
      .insert(interviews)
      .values({ conversationId: id, ...values })
      .onConflictDoUpdate({ target: interviews.conversationId, set: values })
      .returning();
    if (!stored) throw new Error('The interview was not stored');
    return stored;
  });
  services.workAdded();
  return interviewOf(row);
}
