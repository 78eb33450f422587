import type { AttachedPaper, Message } from '@silverjobs/contract';
import type { messages } from '../database/schema.ts';
import { findWarnings } from '../safety/find-warnings.ts';
import type { ConversationRow } from './find-conversation.ts';

/** What both sides read of a message that the operator has hidden (operators-11). */
export const HIDDEN_MESSAGE = 'Diese Nachricht haben wir ausgeblendet.';

/** What the other side reads of one that an operator has not seen yet (safety-8). */
export const HELD_MESSAGE =
  'Diese Nachricht lesen wir zuerst. Sie steht hier, sobald wir damit fertig sind.';

/** Who reads, and where links in messages may lead. */
export type Reader = {
  readonly usersId: number;
  /** Addresses that are no warning: ours and the employer's (safety-4). */
  readonly knownAddresses: readonly string[];
};

function wordsOf(row: typeof messages.$inferSelect, { usersId }: Reader): string {
  if (row.heldFor) return row.sendingUsersId === usersId ? row.message : HELD_MESSAGE;
  return row.hiddenAt ? HIDDEN_MESSAGE : row.message;
}

/** A stored message in the shape of the contract, as somebody reads it. */
export function messageOf(
  row: typeof messages.$inferSelect,
  conversation: ConversationRow,
  position: number,
  reader: Reader,
  papers: readonly AttachedPaper[] = [],
): Message {
  return {
    id: row.id,
    message: wordsOf(row, reader),
    ...(row.heldFor && { held: true }),
    type: row.type,
    created_at: row.createdAt.getTime(),
    communication_id: row.conversationId,
    sending_users_id: row.sendingUsersId,
    client_id: conversation.clientId,
    candidate_id: conversation.candidateId,
    job_demand_id: conversation.jobDemandId,
    contact_data: row.contactData,
    position,
    ...(papers.length > 0 && { _papers: [...papers] }),
    _warnings:
      row.hiddenAt || row.sendingUsersId === reader.usersId
        ? []
        : findWarnings(row.message, reader.knownAddresses),
  };
}
