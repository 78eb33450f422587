import { apiErrorStatus, useApi } from '@silverjobs/api';
import { conversationQuery } from '@silverjobs/api/conversation';
import { PageTitle, useUser } from '@silverjobs/shell';
import { GivenText, Heading, Page } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { BackToMessages } from './BackToMessages.tsx';
import { ConversationLoadError } from './ConversationLoadError.tsx';
import { ConversationLoading } from './ConversationLoading.tsx';
import { ConversationView } from './ConversationView.tsx';
import './conversation.css';
import { parseConversationId } from './conversation-id.ts';
import { conversationName, conversationTitle, otherSide } from './conversation-texts.ts';
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
  const viewer = useParticipantRole();
  if (!isPending && !data && (!error || apiErrorStatus(error) === 404)) return <NoConversation />;
  return (
    <>
      {data && <PageTitle title={conversationName(data, viewer)} />}
      {/* The same element while loading and after: navigation has put the focus on it. */}
      <Heading level={1} tabIndex={-1} className="conversation-title">
        {data ? (
          <GivenText
            lang="de"
            plain={otherSide(data, viewer)}
            given={conversationTitle(data, viewer)}
          />
        ) : (
          'Gespräch'
        )}
      </Heading>
      {isPending && <ConversationLoading />}
      {data && <ConversationView conversation={data} />}
      {!data && error && (
        <ConversationLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}
