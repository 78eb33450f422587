import type { Conversation } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Definition } from '@silverjobs/ui';
import { placeFact, workloadFact } from '@silverjobs/widgets/job-facts';
import {
  candidateName,
  contactPerson,
  employerName,
  type ParticipantRole,
} from '../participants/counterpart.ts';

/**
 * Title of the page by type (messages-7). The fixed words are for candidates; a client reads
 * what its list says.
 */
export function conversationTitle(
  { type }: Pick<Conversation, 'type'>,
  viewer: ParticipantRole,
): string {
  if (viewer === 'client') {
    return type === 'application'
      ? 'Bewerbung auf eine Stellenanzeige'
      : 'Direktansprache eines Kandidaten';
  }
  return type === 'application'
    ? 'Bewerbung bei einem Arbeitgeber'
    : 'Direktansprache von einem Arbeitgeber';
}

/** Who is on the other side: the heading, before the fixed title (words-4). */
export function otherSide(
  conversation: Pick<Conversation, 'contact_data' | '_client'>,
  viewer: ParticipantRole,
): string {
  return viewer === 'client' ? candidateName(conversation) : employerName(conversation);
}

/** The conversation in the document's title: its job and the other side (messages-25). */
export function conversationName(
  conversation: Pick<Conversation, 'contact_data' | '_client' | '_job_demand_with_labels'>,
  viewer: ParticipantRole,
): string {
  const [job] = conversation._job_demand_with_labels;
  const other = otherSide(conversation, viewer);
  return job ? `${job.title}, ${other}` : other;
}

/** What the employer has decided, as each side reads it (employers-36). */
const DECISIONS = {
  candidate: {
    invited: 'Sie sind eingeladen',
    trial: 'Sie sind zur Probearbeit eingeladen',
    hired: 'Sie haben eine Zusage',
    declined: 'Der Arbeitgeber hat abgesagt',
  },
  client: {
    invited: 'Eingeladen',
    trial: 'Probearbeit',
    hired: 'Eingestellt',
    declined: 'Abgesagt',
  },
} as const;

/** What the card of a conversation tells of its job and the other side (messages-7, messages-8). */
export function conversationFacts(
  conversation: Pick<
    Conversation,
    'contact_data' | 'decision' | '_client' | '_job_demand_with_labels'
  >,
  viewer: ParticipantRole,
): Definition[] {
  const [job] = conversation._job_demand_with_labels;
  return [
    ...(viewer === 'client' ? candidateFacts(conversation) : employerFacts(conversation)),
    { term: 'Stand', value: conversation.decision && DECISIONS[viewer][conversation.decision] },
    { term: 'Stellentyp', value: job?.job_type_label },
    workloadFact(job?.work_load_label),
    placeFact(job?.search_location_label),
  ];
}

function employerFacts(conversation: Pick<Conversation, 'contact_data' | '_client'>) {
  return [
    { term: 'Arbeitgeber', value: employerName(conversation) },
    { term: 'Ansprechpartner', value: contactPerson(conversation) },
  ];
}

function candidateFacts(conversation: Pick<Conversation, 'contact_data' | '_client'>) {
  const { contact_data: contact } = conversation;
  const shown = contact === 'anonymous' ? null : contact;
  return [
    { term: 'Name', value: candidateName(conversation) },
    { term: 'Telefon', value: shown?.phone },
    { term: 'E-Mail', value: shown && readableEmail(shown.email) },
  ];
}
