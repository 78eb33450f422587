import type { AccountExport } from '@silverjobs/contract';
import { type DataSection, facts, when } from './data-section.ts';

/** What employers decide on applications. */
const DECISIONS: Readonly<Record<string, string>> = {
  invited: 'eingeladen',
  trial: 'zur Probearbeit eingeladen',
  hired: 'zugesagt',
  declined: 'abgesagt',
};

/** Conversations with all their messages. */
export function conversationSection({ conversations }: AccountExport): DataSection {
  return {
    title: 'Gespräche',
    entries: conversations.map((conversation) => ({
      title: [conversation.job_title ?? 'Ohne Stelle', conversation.with]
        .filter(Boolean)
        .join(' – '),
      facts: [
        {
          term: 'Ihre Kontaktdaten',
          value: conversation.contact_data === 'anonymous' ? 'nicht mitgesendet' : 'mitgesendet',
        },
        ...facts([
          ['Entscheidung', conversation.decision && DECISIONS[conversation.decision]],
          ['Ihre Notiz', conversation.note],
        ]),
        ...conversation.messages.map(({ created_at, own, message }) => ({
          term: `${when(created_at)}, ${own ? 'von Ihnen' : 'an Sie'}`,
          value: message,
        })),
      ],
    })),
  };
}
