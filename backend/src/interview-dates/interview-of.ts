import type { Interview } from '@silverjobs/contract';
import { INTERVIEW_WAY_LABELS } from '@silverjobs/contract/interview-texts';
import { and, eq, type Placeholder, sql } from '../database/drizzle.ts';
import { communications, interviews, messages } from '../database/schema.ts';

export type InterviewRow = typeof interviews.$inferSelect;

/**
 * Joins the dates of a conversation that its reader may see: not those of a proposal that an operator
 * has hidden, or reads first (safety-8).
 */
export const seenInterview = (usersId: number | Placeholder) =>
  and(
    eq(interviews.conversationId, communications.id),
    sql`exists (select from ${messages} p where p.id = ${interviews.messageId} and (p.hidden_at is null
      or (p.held_for is not null and p.sending_users_id = ${usersId})))`,
  );

/** Stored dates in the shape of the contract. */
export function interviewOf(row: InterviewRow): Interview {
  const { state, way, where, minutes, options, startsAt, cancelledBy, revision } = row;
  return {
    state,
    way,
    where,
    minutes,
    options,
    starts_at: startsAt?.getTime() ?? null,
    cancelled_by: cancelledBy,
    revision,
  };
}

/** 'Telefon: 0221 123456'. */
export const whereText = ({ way, where }: Pick<InterviewRow, 'way' | 'where'>) =>
  `${INTERVIEW_WAY_LABELS[way]}: ${where}`;
