import { useApi } from '@silverjobs/api';
import { applicationCountQuery, applicationsQuery } from '@silverjobs/api/application';
import { paths } from '@silverjobs/contract/paths';
import { Card, EmptyState, Heading, icon, LinkButton, Page } from '@silverjobs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PagedList } from '../paged-list/PagedList.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationsDownload } from './ApplicationsDownload.tsx';

/** /applications: every contact with where it stands and what to do now. */
export function ApplicationsPage(): ReactNode {
  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="applications__heading">
        Meine Bewerbungen
      </Heading>
      <ApplicationList />
    </Page>
  );
}

function ApplicationList() {
  const api = useApi();
  const list = useInfiniteQuery(applicationsQuery(api));
  const { data: total } = useQuery(applicationCountQuery(api));
  return (
    <>
      {total !== undefined && total > 0 && <ApplicationsDownload />}
      <PagedList
        list={list}
        total={total}
        loadingLabel="Bewerbungen werden geladen …"
        empty={<NoApplications />}
        keyOf={({ communication_id }) => communication_id}
        renderRow={(application) => <ApplicationCard application={application} />}
      />
    </>
  );
}

function NoApplications() {
  return (
    <Card>
      <EmptyState
        icon={<Send {...icon('xl')} />}
        title="Sie haben noch keinen Arbeitgeber angeschrieben"
        action={
          <LinkButton asChild variant="primary">
            <RouterLink to={paths.start}>Stellen ansehen</RouterLink>
          </LinkButton>
        }
      >
        Wählen Sie bei einer Stelle „Kontaktieren“. Hier sehen Sie dann, wie es weitergeht.
      </EmptyState>
    </Card>
  );
}
