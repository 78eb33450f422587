import type { Conversation } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import { Composer } from './Composer.tsx';
import { ConversationCard } from './ConversationCard.tsx';
import { conversationLead } from './conversation-texts.ts';
import { History } from './History.tsx';
import { useHistory } from './useHistory.ts';

const importAllPapers = async () => (await import('./AllPapers.tsx')).AllPapers;

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
      {viewer === 'client' && <LazyAllPapers conversationId={conversation.id} />}
      <div ref={composer}>
        {conversation.blocked ? (
          <BlockedNotice viewer={viewer} />
        ) : (
          <Composer conversation={conversation} />
        )}
      </div>
    </>
  );
}

/** Only where more than one paper has come along. */
function LazyAllPapers({ conversationId }: { conversationId: number }) {
  const { messages } = useHistory(conversationId);
  const count = messages.reduce(
    (sum, { _papers = [] }) => sum + _papers.filter(({ paper }) => paper !== null).length,
    0,
  );
  const { Component, load } = useLazyComponent(importAllPapers, { quiet: true });
  const wanted = count > 1;
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return wanted && Component && <Component conversationId={conversationId} />;
}
