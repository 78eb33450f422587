import type { Message } from '@silverjobs/contract';
import type { Requester } from '../../http/requester.ts';
import { notifyMessagesChanged } from '../../live/live-notification.ts';
import type { Services } from '../../services.ts';
import { findConversation } from '../find-conversation.ts';
import { hasUnread } from '../has-unread.ts';
import { messageOf } from '../message-of.ts';
import { notifyRecipient } from '../notify-recipient.ts';
import { refuseForeignParties } from '../refuse-foreign-parties.ts';
import { refuseUnanswered } from '../refuse-unanswered.ts';
import { findSent } from './find-sent.ts';
import { insert } from './insert-message.ts';
import type { Input } from './message-input.ts';
import { positionOf } from './position-of.ts';

/**
 * Adds a message to a conversation of the requester and tells the other side by mail, unless an
 * earlier one still waits to be read. Sent again with the same client_key it is answered, not
 * added.
 * @throws Failure not_found, forbidden, conflict, rate.limited
 */
export async function sendMessage(
  services: Services,
  requester: Requester,
  input: Input,
): Promise<Message> {
  const { communication_id: id } = input;
  const sent = await services.db.transaction(async (db) => {
    const options = { lock: true, param: 'communication_id' };
    const conversation = await findConversation(db, requester, id, options);
    refuseForeignParties(requester, conversation, input);
    const reader = { usersId: requester.usersId, knownAddresses: [] };
    const earlier = await findSent(db, requester, input);
    if (earlier) return messageOf(earlier, conversation, await positionOf(db, earlier), reader);
    await refuseUnanswered(db, requester, conversation);
    const waiting = await hasUnread(db, requester, id);
    const row = await insert(db, services.now(), requester, conversation, input);
    await notifyMessagesChanged(db, conversation);
    if (!waiting) await notifyRecipient({ ...services, db }, requester, conversation, row.id);
    return messageOf(row, conversation, await positionOf(db, row), reader);
  });
  services.workAdded();
  return sent;
}
