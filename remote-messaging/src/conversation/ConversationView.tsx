import type { Conversation } from '@silverjobs/contract';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Text } from '@silverjobs/ui';
import { LazyWaitingDrafts, LazyWriteDraft } from '@silverjobs/widgets/helper-drafts-on-demand';
import { type ReactNode, useEffect, useRef } from 'react';
import { InterviewSection } from '../interview/InterviewSection.tsx';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import { Composer } from './Composer.tsx';
import { ConversationFacts, ConversationLead } from './ConversationAbout.tsx';
import { History } from './History.tsx';
import { useHistory } from './useHistory.ts';

const importAllPapers = async () => (await import('./AllPapers.tsx')).AllPapers;

/** A conversation: what was written, the answer, and folded below what it is about (messages-7). */
export function ConversationView({ conversation }: { conversation: Conversation }): ReactNode {
  const viewer = useParticipantRole();
  const helps = useUser()?.helps;
  const composer = useRef<HTMLDivElement>(null);
  return (
    <>
      <ConversationLead conversation={conversation} viewer={viewer} />
      <InterviewSection conversation={conversation} viewer={viewer} />
      <History conversation={conversation} viewer={viewer} composer={composer} />
      {viewer === 'client' && <LazyAllPapers conversationId={conversation.id} />}
      <div ref={composer} className="conversation-answer">
        {conversation.blocked && <BlockedNotice viewer={viewer} />}
        {!conversation.blocked && helps && <HelpersAnswer id={conversation.id} />}
        {!conversation.blocked && !helps && (
          <>
            <LazyWaitingDrafts place={{ communication_id: conversation.id }} />
            <Composer conversation={conversation} />
          </>
        )}
      </div>
      <ConversationFacts conversation={conversation} viewer={viewer} />
    </>
  );
}

/** Helpers answer nobody; with the permission they write a text for the candidate (account-73). */
function HelpersAnswer({ id }: { id: number }) {
  const mayWrite = useUser()?.helps?.permissions.includes('write') === true;
  if (mayWrite) return <LazyWriteDraft place={{ communication_id: id }} />;
  return <Text tone="quiet">Sie lesen mit. Antworten kann nur die Person, der Sie helfen.</Text>;
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
