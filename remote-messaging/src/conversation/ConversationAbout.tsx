import type { Conversation } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Card,
  DefinitionList,
  GivenText,
  Heading,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { jobWords } from '../conversation-list/list-texts.ts';
import type { ParticipantRole } from '../participants/counterpart.ts';
import { conversationFacts } from './conversation-texts.ts';

interface ConversationAboutProps {
  conversation: Conversation;
  viewer: ParticipantRole;
}

/** The job that a conversation is about, and where one goes from here, in one line (messages-7). */
export function ConversationLead({ conversation, viewer }: ConversationAboutProps): ReactNode {
  const [job] = conversation._job_demand_with_labels;
  const { plain, given } = jobWords(conversation);
  return (
    <div className="conversation-lead">
      <Text size="lg">{given ? <GivenText lang="de" plain={plain} given={given} /> : plain}</Text>
      <div className="conversation-lead__links">
        {viewer === 'client' && conversation.type === 'application' && job && (
          <LinkButton asChild size="small">
            <RouterLink to={pathTo(paths.jobCandidates, { id: job.id })}>
              Einladen oder absagen
            </RouterLink>
          </LinkButton>
        )}
        {viewer === 'client' && (
          <LinkButton asChild size="small">
            <RouterLink to={pathTo(paths.candidateDetail, { id: conversation.candidate_id })}>
              Kurzprofil
            </RouterLink>
          </LinkButton>
        )}
        {job && (
          <LinkButton asChild size="small">
            <RouterLink to={pathTo(paths.job, { id: job.id })}>
              zur Stelle<VisuallyHidden> {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** The facts of the job and of the other side, folded below what was written (messages-7). */
export function ConversationFacts({ conversation, viewer }: ConversationAboutProps): ReactNode {
  const [job] = conversation._job_demand_with_labels;
  return (
    <Card as="section" slim aria-label="Die Stelle" className="conversation-facts">
      <details>
        <summary>
          {viewer === 'client'
            ? 'Angaben zur Person und zur Stelle'
            : 'Angaben zum Arbeitgeber und zur Stelle'}
        </summary>
        {job && (
          <Heading level={2} size="h4" className="conversation-facts__title">
            {job.title}
          </Heading>
        )}
        <DefinitionList columns={2} items={conversationFacts(conversation, viewer)} />
      </details>
    </Card>
  );
}
