import type { Conversation } from '@silverjobs/contract';
import { PageTitle } from '@silverjobs/shell';
import { Heading, Text } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { Composer } from './Composer.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import { conversationLead, conversationTitle } from './conversation-texts.ts';
import { History } from './History.tsx';

/** A conversation: what it is about, what was written, and the answer. */
export function ConversationView({ conversation }: { conversation: Conversation }): ReactNode {
  const viewer = useParticipantRole();
  const composer = useRef<HTMLDivElement>(null);
  const title = conversationTitle(conversation, viewer);
  return (
    <>
      <PageTitle title={title} />
      <Heading level={1} tabIndex={-1} className="conversation-title">
        {title}
      </Heading>
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
