import type { Conversation } from '@silverjobs/contract';
import { formatDate, unreadText } from '@silverjobs/contract/formats';
import { interviewLine } from '@silverjobs/contract/interview-texts';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  cx,
  Fact,
  Facts,
  GivenText,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { PromotedBadge } from '@silverjobs/widgets/promotion';
import { CalendarClock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  candidateName,
  employerName,
  type ParticipantRole,
  sideInDative,
} from '../participants/counterpart.ts';
import './conversation-card.css';
import { conversationKind, jobWords, NEWS } from './list-texts.ts';

interface ConversationCardProps {
  conversation: Conversation;
  viewer: ParticipantRole;
}

/**
 * A conversation in the list: the other side first, and the whole card opens it (messages-5,
 * messages-26).
 */
export function ConversationCard({ conversation, viewer }: ConversationCardProps): ReactNode {
  const [job] = conversation._job_demand_with_labels;
  const other = viewer === 'client' ? candidateName(conversation) : employerName(conversation);
  const unread = unreadText(conversation.unread_count);
  const { plain, given } = jobWords(conversation);
  return (
    <Card as="article" className={cx('conversation-card', unread && 'conversation-card--unread')}>
      <div className="conversation-card__body">
        <Inline gap={3} align="center">
          <Heading level={2} size="h4">
            <GivenText lang="de" plain={other} given={conversationKind(conversation)} />
          </Heading>
          {viewer === 'candidate' && conversation.decision && NEWS[conversation.decision] && (
            <Badge tone="success">{NEWS[conversation.decision]}</Badge>
          )}
          {unread && <Badge icon={<Mail {...icon('sm')} />}>{unread}</Badge>}
          {conversation.promoted && <PromotedBadge viewer={viewer} />}
        </Inline>
        {conversation._interview && (
          <Facts>
            <Fact icon={<CalendarClock {...icon()} />}>
              {interviewLine(conversation._interview)}
            </Fact>
          </Facts>
        )}
        {viewer === 'candidate' && conversation.type === 'outreach' && (
          <Text tone="quiet">Dieser Arbeitgeber hat Sie angeschrieben.</Text>
        )}
        <Text bold={Boolean(job)} className="conversation-card__job">
          {given ? <GivenText lang="de" plain={plain} given={given} /> : plain}
        </Text>
        <Text className="conversation-card__message">{conversation.message}</Text>
        <Text tone="quiet">
          Kontakt vom{' '}
          <time dateTime={new Date(conversation.created_at).toISOString()}>
            {formatDate(conversation.created_at)}
          </time>
        </Text>
      </div>
      <div className="conversation-card__side">
        <LinkButton
          asChild
          variant={unread ? 'primary' : 'secondary'}
          className="conversation-card__open"
        >
          <RouterLink to={pathTo(paths.conversation, { id: conversation.id })}>
            <GivenText lang="de" plain={openWords(conversation, viewer)} given="Gesprächsverlauf" />
            <VisuallyHidden> mit {sideInDative(other)}</VisuallyHidden>
          </RouterLink>
        </LinkButton>
        {job && (
          <LinkButton asChild variant="quiet" className="conversation-card__to-job">
            <RouterLink to={pathTo(paths.job, { id: job.id })}>
              zur Stelle<VisuallyHidden> {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** What a press on the card does: only an application that was answered has an answer to read. */
function openWords({ unread_count, type }: Conversation, viewer: ParticipantRole): string {
  if (unread_count === 0) return 'Gespräch öffnen';
  return viewer === 'candidate' && type === 'application' ? 'Antwort lesen' : 'Nachricht lesen';
}
