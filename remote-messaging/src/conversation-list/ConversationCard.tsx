import type { Conversation } from '@silverjobs/contract';
import { formatDate, unreadText } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { PromotedBadge } from '@silverjobs/widgets/promotion';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  candidateName,
  employerName,
  type ParticipantRole,
  sideInDative,
} from '../participants/counterpart.ts';
import './conversation-card.css';
import { cardHeading, jobText, NEWS } from './list-texts.ts';

interface ConversationCardProps {
  conversation: Conversation;
  viewer: ParticipantRole;
}

/** A conversation in the list (messages-5). */
export function ConversationCard({ conversation, viewer }: ConversationCardProps): ReactNode {
  const [job] = conversation._job_demand_with_labels;
  const other = viewer === 'client' ? candidateName(conversation) : employerName(conversation);
  const unread = unreadText(conversation.unread_count);
  return (
    <Card as="article" className="conversation-card">
      <div className="conversation-card__body">
        <Inline gap={3} align="center">
          <Heading level={2} size="h4">
            {cardHeading(conversation)}
          </Heading>
          {viewer === 'candidate' && conversation.decision && NEWS[conversation.decision] && (
            <Badge tone="success">{NEWS[conversation.decision]}</Badge>
          )}
          {unread && <Badge icon={<Mail {...icon('sm')} />}>{unread}</Badge>}
          {conversation.promoted && <PromotedBadge viewer={viewer} />}
        </Inline>
        {viewer === 'candidate' && conversation.type === 'outreach' && (
          <Text tone="quiet">Dieser Arbeitgeber hat Sie angeschrieben.</Text>
        )}
        <Text bold={Boolean(job)} className="conversation-card__job">
          {jobText(conversation)}
        </Text>
        <Text tone="quiet">
          {other} · Kontakt vom{' '}
          <time dateTime={new Date(conversation.created_at).toISOString()}>
            {formatDate(conversation.created_at)}
          </time>
        </Text>
        <Text className="conversation-card__message">{conversation.message}</Text>
      </div>
      <div className="conversation-card__side">
        <LinkButton asChild>
          <RouterLink to={pathTo(paths.conversation, { id: conversation.id })}>
            Gesprächsverlauf<VisuallyHidden> mit {sideInDative(other)}</VisuallyHidden>
          </RouterLink>
        </LinkButton>
        {job && (
          <LinkButton asChild variant="quiet">
            <RouterLink to={pathTo(paths.job, { id: job.id })}>
              zur Stelle<VisuallyHidden> {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
