import type { Message, ParsedBodyOf } from '@silverjobs/contract';
import type { ClientRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { findConversation } from './find-conversation.ts';
import { sendMessage } from './send/send-message.ts';
import { setDecision } from './set-decision.ts';

/**
 * Invites, hires or declines an applicant: state and message together, or neither (employers-36). What was
 * decided can be changed with another message.
 * @throws Failure not_found, conflict, rate.limited
 */
export async function decide(
  services: Services,
  requester: ClientRequester,
  id: number,
  { decision, message, client_key }: ParsedBodyOf<'POST /communication/{id}/decision'>,
): Promise<Message> {
  const sent = await services.db.transaction(async (db) => {
    await findConversation(db, requester, id, { lock: true });
    await setDecision({ ...services, db }, id, decision);
    const input = { communication_id: id, type: 'outreach', message, client_key } as const;
    const txServices = { ...services, db, workAdded: () => {} };
    return sendMessage(txServices, requester, input, { decision });
  });
  services.workAdded();
  return sent;
}
