import type { Conversation } from '@silverjobs/contract';
import { Text } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { Composer } from './Composer.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import { conversationLead } from './conversation-texts.ts';
import { History } from './History.tsx';

/** A conversation: what it is about, what was written, and the answer. */
export function ConversationView({ conversation }: { conversation: Conversation }): ReactNode {
  const viewer = useParticipantRole();
  const composer = useRef<HTMLDivElement>(null);
  return (
    <>
      <Text size="lg" className="conversation-lead">
        {conversationLead(conversation, viewer)}
      </Text>
      <ConversationCard conversation={conversation} viewer={viewer} />
      <History conversation={conversation} viewer={viewer} composer={composer} />
      <div ref={composer}>
        <Composer conversation={conversation} />
      </div>
    </>
  );
}
