import type { EmployerRow } from '../employers/types.ts';
import type { CandidateDraft } from './candidate-draft.ts';
import type { Conversation } from './conversation.ts';
import { loginConversations } from './conversations-logins.ts';
import { otherConversations } from './conversations-others.ts';
import type { CandidateRow, CommunicationRow, MessageRow } from './types.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** What the employer sees: 'Frau Renate Schuster, 0221 4455667'. */
function contactData({ contact }: CandidateRow): string {
  const salutation = contact.salutation_id === 2 ? 'Frau' : 'Herr';
  return `${salutation} ${contact.first_name} ${contact.last_name}, ${contact.phone}`;
}

function communication(
  id: number,
  conversation: Conversation,
  candidate: CandidateRow,
  employer: EmployerRow,
  now: Date,
): { communication: CommunicationRow; messages: Omit<MessageRow, 'id'>[] } {
  const [first] = conversation.lines;
  const parties = {
    client_id: employer.id,
    candidate_id: candidate.id,
    job_demand_id: conversation.jobDemandId,
  };
  const sender = (from: 'candidate' | 'client'): number =>
    from === 'candidate' ? candidate.users_id : employer.users_id;
  // Whole minutes: a message at 09:14:37.512 looks generated.
  const at = (daysAgo: number): Date =>
    new Date(Math.floor((now.getTime() - daysAgo * dayMs) / minuteMs) * minuteMs);
  return {
    communication: {
      id,
      type: first.from === 'candidate' ? 'application' : 'outreach',
      message: first.text,
      created_at: at(first.daysAgo),
      sending_users_id: sender(first.from),
      ...parties,
      show_contact_details: conversation.anonymous ? 'off' : 'on',
      contact_data: conversation.anonymous ? 'anonymous' : contactData(candidate),
      decision: conversation.decision ?? null,
    },
    messages: conversation.lines.map((line) => ({
      communication_id: id,
      message: line.text,
      type: 'outreach',
      created_at: at(line.daysAgo),
      sending_users_id: sender(line.from),
      ...parties,
      read_at: line.unread ? null : at(line.daysAgo - 0.1),
    })),
  };
}

/** All demo conversations as rows; the oldest message has the lowest id. */
export function conversationRows(
  candidates: readonly CandidateDraft[],
  employers: readonly EmployerRow[],
  now: Date,
): { communications: CommunicationRow[]; messages: MessageRow[] } {
  const built = [...loginConversations, ...otherConversations].map((conversation, index) => {
    const candidate = candidates.find(({ row }) => row.id === conversation.candidateId)?.row;
    const employer = employers[conversation.clientId - 1];
    if (candidate === undefined || employer === undefined) {
      throw new RangeError(`conversationRows: conversation ${index + 1} lacks a party`);
    }
    return communication(index + 1, conversation, candidate, employer, now);
  });
  const messages = built
    .flatMap((entry) => entry.messages)
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((message, index) => ({ id: index + 1, ...message }));
  return { communications: built.map((entry) => entry.communication), messages };
}
