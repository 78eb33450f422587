import { useSiteContents } from '@silverjobs/api/contents';
import { PageTitle } from '@silverjobs/shell';
import { Card, Heading, LinkButton, Page, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { pageInQuery } from '../../frame/layout/guide-links.tsx';
import { declaredHelpQuery } from '../../model/declared-help.ts';
import { AllHelp } from './AllHelp.tsx';
import { AskForCall } from './AskForCall.tsx';
import './help.css';
import { hostTopics } from './host-topics.ts';
import { PageHelp } from './PageHelp.tsx';
import { Telephone } from './Telephone.tsx';

/** /hilfe: help for the page one came from, all help to search, telephone and a call (guide-2). */
export function HelpPage(): ReactNode {
  const page = pageInQuery(useLocation().search);
  const { data, error, isFetching, refetch } = useQuery(declaredHelpQuery);
  const state = data ? 'whole' : error ? 'failed' : 'loading';
  const written = useSiteContents(true).help ?? {};
  const topics = [...(data?.topics ?? []), ...hostTopics]
    .map((topic) => ({ ...topic, ...written[topic.title] }))
    .sort((one, other) => one.order - other.order);
  return (
    <Page>
      <PageTitle title="Hilfe" />
      <Stack gap={6}>
        <Heading level={1}>Hilfe</Heading>
        {page !== null && <PageHelp page={page} topics={topics} state={state} />}
        <Card as="section" title="Mit uns sprechen">
          <Stack gap={5}>
            <Telephone />
            <AskForCall />
          </Stack>
        </Card>
        <Card as="section" title="Rundgang durch silverjobs">
          <Stack gap={4}>
            <Text>Wir zeigen Ihnen das Wichtigste in wenigen kurzen Schritten.</Text>
            <div>
              <LinkButton asChild>
                <Link to={hostPaths.tour}>Zum Rundgang</Link>
              </LinkButton>
            </div>
          </Stack>
        </Card>
        <AllHelp
          topics={topics}
          state={state}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Stack>
    </Page>
  );
}
