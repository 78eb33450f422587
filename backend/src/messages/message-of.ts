import type { AttachedPaper, Message } from '@silverjobs/contract';
import type { messages } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { findWarnings } from '../safety/find-warnings.ts';
import type { ConversationRow } from './find-conversation.ts';

/** What both sides read of a message that the operator has hidden (operators-11). */
export const HIDDEN_MESSAGE = 'Diese Nachricht haben wir ausgeblendet.';

/** What the other side reads of one that an operator has not seen yet (safety-8). */
export const HELD_MESSAGE =
  'Diese Nachricht lesen wir zuerst. Sie steht hier, sobald wir damit fertig sind.';

/** What colleagues read beside messages of somebody whose account is deleted. */
const GONE_COLLEAGUE = 'Früheres Mitglied';

/** Who reads, and where links in messages may lead. */
export type Reader = Pick<Requester, 'usersId' | 'sideUsersId' | 'clientId'> & {
  /** Addresses that are no warning: ours and the employer's (safety-4). */
  readonly knownAddresses: readonly string[];
};

function wordsOf(row: typeof messages.$inferSelect, { sideUsersId }: Reader): string {
  if (row.heldFor) return row.sendingUsersId === sideUsersId ? row.message : HELD_MESSAGE;
  return row.hiddenAt ? HIDDEN_MESSAGE : row.message;
}

/** Who reads, out of the requester. */
export const readerOf = ({ usersId, sideUsersId, clientId }: Requester) => ({
  usersId,
  sideUsersId,
  clientId,
});

/** The sender of a message as a reader sees it: what a colleague wrote is the reader's own side. */
export const asSeenBy = (
  { usersId, sideUsersId }: Pick<Reader, 'usersId' | 'sideUsersId'>,
  sendingUsersId: number,
): number => (sendingUsersId === sideUsersId ? usersId : sendingUsersId);

/** Which colleague of the reader wrote it; candidates never get it (employers-82). */
function colleagueOf(
  { authorUsersId, authorName }: Pick<typeof messages.$inferSelect, 'authorUsersId' | 'authorName'>,
  { usersId, clientId }: Reader,
): { colleague?: string } {
  if (clientId === null || authorUsersId === null || authorUsersId === usersId) return {};
  return { colleague: authorName ?? GONE_COLLEAGUE };
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
    sending_users_id: asSeenBy(reader, row.sendingUsersId),
    ...colleagueOf(row, reader),
    client_id: conversation.clientId,
    candidate_id: conversation.candidateId,
    job_demand_id: conversation.jobDemandId,
    contact_data: row.contactData,
    position,
    ...(papers.length > 0 && { _papers: [...papers] }),
    _warnings:
      row.hiddenAt || row.sendingUsersId === reader.sideUsersId
        ? []
        : findWarnings(row.message, reader.knownAddresses),
  };
}
