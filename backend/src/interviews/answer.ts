import { formatDay, formatTime, type Interview, type ParsedBodyOf } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { interviews } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester, Requester } from '../http/requester.ts';
import { type InterviewRow, interviewOf } from '../interview-dates/interview-of.ts';
import { interviewAgreedMail, interviewOffMail } from '../mail/templates/interview.ts';
import { findConversation } from '../messages/find-conversation.ts';
import { sendMessage } from '../messages/send/send-message.ts';
import type { Services } from '../services.ts';
import { changedMeanwhile, findInterview } from './find-interview.ts';
import { mailBoth } from './interview-mails.ts';
import { addReminder } from './remind.ts';

type Change = Partial<typeof interviews.$inferInsert>;

async function change(db: Database, now: Date, row: InterviewRow, values: Change) {
  const [changed] = await db
    .update(interviews)
    .set({ ...values, revision: row.revision + 1, updatedAt: now })
    .where(eq(interviews.id, row.id))
    .returning();
  if (!changed) throw new Error('The interview was not changed');
  return changed;
}

const accepted = (start: number) =>
  `Den Termin am ${formatDay(start)} um ${formatTime(start)} Uhr nehme ich gern an.`;
const NONE_FITS = 'Von den vorgeschlagenen Terminen passt mir leider keiner.';

/**
 * Takes one of the proposed dates, or says that none fits; the other side reads it in the conversation.
 * A date that is taken goes to both sides for their calendars (messages-31).
 * @throws Failure not_found, conflict, rate.limited
 */
export async function answerInterview(
  services: Services,
  requester: CandidateRequester,
  id: number,
  input: ParsedBodyOf<'POST /communication/{id}/interview/answer'>,
): Promise<Interview> {
  const now = services.now();
  const { starts_at: start, revision, client_key } = input;
  const row = await services.db.transaction(async (db) => {
    await findConversation(db, requester, id, { lock: true });
    const before = await findInterview(db, requester, id);
    const wanted = start === null ? 'declined' : 'agreed';
    // Pressed twice, or sent again after a failure.
    if (
      before.revision === revision + 1 &&
      before.state === wanted &&
      (before.startsAt?.getTime() ?? null) === start
    ) {
      return before;
    }
    if (before.revision !== revision || before.state !== 'proposed') throw changedMeanwhile();
    if (start !== null && !before.options.includes(start)) throw changedMeanwhile();
    if (start !== null && start <= now.getTime()) {
      throw new Failure('conflict', {
        param: 'starts_at',
        message: 'Dieser Termin ist schon vorbei. Bitte wählen Sie einen anderen.',
      });
    }
    const inTransaction = { ...services, db, workAdded: () => {} };
    const startsAt = start === null ? null : new Date(start);
    const message = input.message ?? (start === null ? NONE_FITS : accepted(start));
    await sendMessage(
      inTransaction,
      requester,
      { communication_id: id, type: 'outreach', message, client_key },
      // A date that is taken has a mail of its own.
      { isMailed: startsAt === null },
    );
    const changed = await change(db, now, before, { state: wanted, startsAt });
    if (startsAt) {
      await mailBoth(inTransaction, { ...changed, startsAt }, interviewAgreedMail, 'request');
      await addReminder(db, now, { ...changed, startsAt });
    }
    return changed;
  });
  services.workAdded();
  return interviewOf(row);
}

/**
 * Cancels an agreed date, so that calendars take it out, or takes proposed ones back (messages-32).
 * @throws Failure not_found, conflict, rate.limited
 */
export async function cancelInterview(
  services: Services,
  requester: Requester,
  id: number,
  input: ParsedBodyOf<'POST /communication/{id}/interview/cancel'>,
): Promise<Interview> {
  const now = services.now();
  const { revision, message, client_key } = input;
  const role = requester.candidateId === null ? 'client' : 'candidate';
  const row = await services.db.transaction(async (db) => {
    await findConversation(db, requester, id, { lock: true });
    const before = await findInterview(db, requester, id);
    const isOwn = before.state === 'cancelled' && before.cancelledBy === role;
    if (before.revision === revision + 1 && isOwn) return before;
    const isOpen = before.state === 'agreed' || before.state === 'proposed';
    if (before.revision !== revision || !isOpen) throw changedMeanwhile();
    // To proposed dates the candidate says that none fits.
    if (before.state === 'proposed' && role === 'candidate') throw changedMeanwhile();
    const { startsAt } = before;
    if (startsAt && startsAt <= now) {
      throw new Failure('conflict', {
        param: 'id',
        message: 'Dieser Termin ist schon vorbei. Absagen können Sie ihn nicht mehr.',
      });
    }
    const inTransaction = { ...services, db, workAdded: () => {} };
    await sendMessage(
      inTransaction,
      requester,
      { communication_id: id, type: 'outreach', message, client_key },
      { isMailed: startsAt === null },
    );
    const changed = await change(db, now, before, { state: 'cancelled', cancelledBy: role });
    if (startsAt) {
      await mailBoth(
        inTransaction,
        { ...changed, startsAt },
        (url, mailed, reader) =>
          interviewOffMail(url, mailed, { reason: 'cancelled', isOwn: reader === role }),
        'cancel',
      );
    }
    return changed;
  });
  services.workAdded();
  return interviewOf(row);
}
