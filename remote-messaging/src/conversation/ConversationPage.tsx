import { apiErrorStatus, useApi } from '@silverjobs/api';
import { conversationQuery } from '@silverjobs/api/conversation';
import { useUser } from '@silverjobs/shell';
import { Page } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToMessages } from './BackToMessages.tsx';
import { ConversationLoadError } from './ConversationLoadError.tsx';
import { ConversationLoading } from './ConversationLoading.tsx';
import { ConversationView } from './ConversationView.tsx';
import './conversation.css';
import { parseConversationId } from './conversation-id.ts';
import { NoConversation } from './NoConversation.tsx';

/** /messages/:id: one conversation with its history and a way to answer (messages-7). */
export function ConversationPage(): ReactNode {
  const id = parseConversationId(useParams().id);
  const user = useUser();
  const nobody = user?.role === 'candidate' && user.candidate_id === null;
  return (
    <Page>
      <BackToMessages />
      {id === null || nobody ? <NoConversation candidate={nobody} /> : <ById key={id} id={id} />}
    </Page>
  );
}

function ById({ id }: { id: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(conversationQuery(useApi(), id));
  if (isPending) return <ConversationLoading />;
  if (data) return <ConversationView conversation={data} />;
  if (!error || apiErrorStatus(error) === 404) return <NoConversation />;
  return (
    <ConversationLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
  );
}
