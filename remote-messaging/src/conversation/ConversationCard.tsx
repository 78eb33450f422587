import type { Conversation } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Card, DefinitionList, Heading, LinkButton, VisuallyHidden } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { jobText } from '../conversation-list/list-texts.ts';
import type { ParticipantRole } from '../participants/counterpart.ts';
import { conversationFacts } from './conversation-texts.ts';

interface ConversationCardProps {
  conversation: Conversation;
  viewer: ParticipantRole;
}

/** The job that a conversation is about, and who is on the other side (messages-7). */
export function ConversationCard({ conversation, viewer }: ConversationCardProps): ReactNode {
  const [job] = conversation._job_demand_with_labels;
  return (
    <Card as="section" aria-label="Die Stelle" className="conversation-about">
      <div className="conversation-about__body">
        <Heading level={2} size="h4" className="conversation-about__title">
          {jobText(conversation)}
        </Heading>
        <DefinitionList columns={2} items={conversationFacts(conversation, viewer)} />
      </div>
      <div className="conversation-about__links">
        {viewer === 'client' && conversation.type === 'application' && job && (
          <LinkButton asChild>
            <RouterLink to={pathTo(paths.jobCandidates, { id: job.id })}>
              Einladen oder absagen
            </RouterLink>
          </LinkButton>
        )}
        {viewer === 'client' && (
          <LinkButton asChild>
            <RouterLink to={pathTo(paths.candidateDetail, { id: conversation.candidate_id })}>
              Kurzprofil
            </RouterLink>
          </LinkButton>
        )}
        {job && (
          <LinkButton asChild>
            <RouterLink to={pathTo(paths.job, { id: job.id })}>
              zur Stelle<VisuallyHidden> {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
