import { useApi } from '@silverjobs/api';
import { jobConversationsQuery } from '@silverjobs/api/employer-search';
import type { Conversation, JobStatus } from '@silverjobs/contract';
import { pathTo } from '@silverjobs/contract/paths';
import {
  Alert,
  Field,
  Heading,
  LinkButton,
  NativeSelect,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import { InboxOrderHint } from '@silverjobs/widgets/promotion';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { STAGES, type Stage } from '../decision/decision-texts.ts';
import * as ownPaths from '../paths.ts';
import { ApplicationRow } from './ApplicationRow.tsx';

interface ApplicationsProps {
  jobId: number;
  title: string;
  status: JobStatus;
}

/** The conversations about a job, in the order of the inbox (messages-20), of all or of one state. */
export function Applications({ jobId, title, status }: ApplicationsProps): ReactNode {
  const [stage, setStage] = useState<Stage | undefined>();
  const list = useInfiniteQuery(jobConversationsQuery(useApi(), jobId, stage));
  const found = list.data?.pages.flat();
  return (
    <section aria-labelledby="job-applications" className="job-candidates__part">
      <Heading level={2} size="h3" id="job-applications">
        Bewerbungen und Gespräche
      </Heading>
      {status === 'closed' && <WhoWaits jobId={jobId} />}
      {(stage || (found && found.length > 1)) && (
        <Field label="Welche zeigen?" className="job-candidates__stage">
          <NativeSelect
            placeholder="Alle"
            options={STAGES}
            value={stage ?? ''}
            onChange={({ target }) =>
              setStage(STAGES.find(({ value }) => value === target.value)?.value)
            }
          />
        </Field>
      )}
      {list.isPending && <SkeletonList rows={2} label="Bewerbungen werden geladen …" />}
      {list.isError && !list.data && (
        <LoadFailure
          title="Die Bewerbungen konnten nicht geladen werden"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {found && <Rows conversations={found} title={title} filtered={stage !== undefined} />}
      <LoadMoreButton list={list} />
    </section>
  );
}

/** The advertisement is over, and somebody still waits for an answer (employers-62). */
function WhoWaits({ jobId }: { jobId: number }) {
  const { data } = useInfiniteQuery(jobConversationsQuery(useApi(), jobId, 'open'));
  const count = data?.pages.flat().length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      title={
        count === 1
          ? 'Eine Bewerbung wartet noch auf Ihre Antwort'
          : `${count} Bewerbungen warten noch auf Ihre Antwort`
      }
      action={
        <LinkButton asChild>
          <Link to={pathTo(ownPaths.refusals, { id: jobId })}>Absagen ansehen und senden</Link>
        </LinkButton>
      }
    >
      Ihre Anzeige ist beendet. Sie können allen zusammen freundlich absagen und lesen vorher jeden
      Text.
    </Alert>
  );
}

interface RowsProps {
  conversations: readonly Conversation[];
  /** Of the job. */
  title: string;
  filtered: boolean;
}

function Rows({ conversations, title, filtered }: RowsProps) {
  if (conversations.length === 0) {
    return (
      <Text tone="quiet">
        {filtered ? 'Keine Bewerbung steht so.' : 'Zu dieser Anzeige hat noch niemand geschrieben.'}
      </Text>
    );
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
