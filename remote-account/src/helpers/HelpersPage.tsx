import { useApi } from '@silverjobs/api';
import { helpersQuery } from '@silverjobs/api/helper';
import { PageTitle } from '@silverjobs/shell';
import { EmptyState, icon, SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { LazyWaitingDrafts } from '@silverjobs/widgets/helper-drafts-on-demand';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { HelperCard } from './HelperCard.tsx';
import { InviteHelperCard } from './InviteHelperCard.tsx';
import './helpers.css';

const TITLE = 'Vertrauensperson';

/** /vertrauensperson: who helps, with what, what was done, and how it ends (account-70). */
export function HelpersPage(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(helpersQuery(useApi()));
  return (
    <AccountSubPage title={TITLE}>
      <PageTitle title={TITLE} />
      <Text reading>
        Tochter, Sohn, eine Freundin: Jemand, dem Sie vertrauen, darf Ihnen bei der Stellensuche
        helfen. Die Person meldet sich mit ihrer eigenen E-Mail-Adresse an, Ihr Passwort braucht sie
        nicht. Sie sehen hier alles, was sie tut. Senden, bezahlen, Ihr Passwort ändern und Ihr
        Konto löschen können nur Sie.
      </Text>
      <LazyWaitingDrafts />
      {!data && !error && <SkeletonCard lines={4} />}
      {!data && error && (
        <LoadFailure
          title="Die Seite konnte nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<Users {...icon('xl')} />} title="Noch hilft Ihnen niemand">
          Laden Sie unten jemanden ein. Es geht auch ohne: Alles hier können Sie allein.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={6}>
          {data.map((helper) => (
            <HelperCard key={helper.id} helper={helper} />
          ))}
        </Stack>
      )}
      {data && <InviteHelperCard />}
    </AccountSubPage>
  );
}
