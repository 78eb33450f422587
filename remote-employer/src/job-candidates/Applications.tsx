import { useApi } from '@silverjobs/api';
import { jobConversationsQuery } from '@silverjobs/api/employer-search';
import type { Conversation } from '@silverjobs/contract';
import { formatDate, unreadText } from '@silverjobs/contract/formats';
import { nameInDative } from '@silverjobs/contract/name-in-dative';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  Heading,
  Inline,
  LinkButton,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import { InboxOrderHint, PromotedBadge } from '@silverjobs/widgets/promotion';
import { contactName } from '@silverjobs/widgets/short-profile';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DecisionActions } from '../decision/DecisionActions.tsx';
import { applicationState } from '../decision/decision-texts.ts';

/** The conversations about a job, in the order of the inbox (messages-20). */
export function Applications({ jobId, title }: { jobId: number; title: string }): ReactNode {
  const list = useInfiniteQuery(jobConversationsQuery(useApi(), jobId));
  return (
    <section aria-labelledby="job-applications" className="job-candidates__part">
      <Heading level={2} size="h3" id="job-applications">
        Bewerbungen und Gespräche
      </Heading>
      {list.isPending && <SkeletonList rows={2} label="Bewerbungen werden geladen …" />}
      {list.isError && !list.data && (
        <LoadFailure
          title="Die Bewerbungen konnten nicht geladen werden"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Rows conversations={list.data.pages.flat()} title={title} />}
      <LoadMoreButton list={list} />
    </section>
  );
}

interface RowsProps {
  conversations: readonly Conversation[];
  /** Of the job. */
  title: string;
}

function Rows({ conversations, title }: RowsProps) {
  if (conversations.length === 0) {
    return <Text tone="quiet">Zu dieser Anzeige hat noch niemand geschrieben.</Text>;
  }
  return (
    <Stack gap={3}>
      <InboxOrderHint />
      <Stack as="ul" gap={3}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ApplicationRow conversation={conversation} title={title} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ApplicationRow({ conversation, title }: { conversation: Conversation; title: string }) {
  const applied = conversation.type === 'application';
  const nameless = applied ? 'Anonyme Bewerbung' : 'Ihre Anfrage';
  const known = contactName(conversation.contact_data);
  const name = known ?? nameless;
  const withWhom = known ? nameInDative(known) : 'einer anonymen Person';
  const unread = unreadText(conversation.unread_count);
  const kind = applied ? 'Bewerbung' : 'Gesendet';
  const state = applicationState(conversation);
  return (
    <Card as="article" className="job-candidates__row" aria-label={name}>
      <div className="job-candidates__text">
        <Inline gap={3}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          {(applied || conversation.decision) && <Badge tone={state.tone}>{state.text}</Badge>}
          {unread && <Badge tone="success">{unread}</Badge>}
          {conversation.promoted && <PromotedBadge viewer="client" />}
        </Inline>
        <Text tone="quiet">
          {kind} vom {formatDate(conversation.created_at)}
        </Text>
        <Text className="job-candidates__message">{conversation.message}</Text>
      </div>
      <div className="job-candidates__links">
        <LinkButton asChild variant={unread ? 'primary' : 'secondary'}>
          <Link to={pathTo(paths.conversation, { id: conversation.id })}>
            Gesprächsverlauf<VisuallyHidden> mit {withWhom}</VisuallyHidden>
          </Link>
        </LinkButton>
        {applied && <DecisionActions conversation={conversation} jobTitle={title} name={name} />}
        <LinkButton asChild variant="quiet">
          <Link to={pathTo(paths.candidateDetail, { id: conversation.candidate_id })}>
            Kurzprofil<VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        </LinkButton>
      </div>
    </Card>
  );
}
