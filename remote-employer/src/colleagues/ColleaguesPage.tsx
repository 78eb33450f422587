import { useApi } from '@silverjobs/api';
import { colleaguesQuery } from '@silverjobs/api/colleague';
import { PageTitle, useUser } from '@silverjobs/shell';
import { SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as ownPaths from '../paths.ts';
import { ColleagueList } from './ColleagueList.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteColleagueCard } from './InviteColleagueCard.tsx';
import { OwnMailsCard } from './OwnMailsCard.tsx';
import { useIsOwner } from './use-is-owner.ts';

const TITLE = 'Kolleginnen und Kollegen';
const START = { path: ownPaths.start, label: 'Zur Startseite' };

/** /kollegen: who works for the employer, with which task; owners invite and change (employers-80). */
export function ColleaguesPage(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(colleaguesQuery(useApi()));
  const user = useUser();
  const isOwner = useIsOwner();
  if (!user) return null;
  const own = data?.people.find(({ id }) => id === user.id);
  // A backend of before does not say it.
  const invoiced = data?.invoiced ?? true;
  return (
    <SubPage title={TITLE} back={START}>
      <PageTitle title={TITLE} />
      <Stack gap={6}>
        <Text size="lg">
          {isOwner
            ? 'Hier laden Sie Menschen ein, die mit Ihnen arbeiten. Jede Person meldet sich mit ihrem eigenen Konto an. Bewerbungen und Nachrichten sehen alle gemeinsam, die sie beantworten dürfen.'
            : 'Hier sehen Sie, wer mit Ihnen für diesen Arbeitgeber arbeitet.'}
        </Text>
        {data && <ColleagueList people={data.people} ownId={user.id} {...{ isOwner, invoiced }} />}
        {!data && !error && <SkeletonCard lines={5} />}
        {!data && error && (
          <LoadFailure
            title="Die Liste konnte nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {own && <OwnMailsCard {...{ own, invoiced }} />}
        {isOwner && <InviteColleagueCard invoiced={invoiced} />}
        {isOwner && data && <InvitationList invitations={data.invitations} />}
      </Stack>
    </SubPage>
  );
}
