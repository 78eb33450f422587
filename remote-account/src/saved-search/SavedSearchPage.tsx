import { apiErrorStatus, useApi } from '@silverjobs/api';
import { savedSearchQuery } from '@silverjobs/api/job-search';
import type { JobSearchDetail } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { Alert, GivenText, LoadingText, SkeletonCard } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import '../page-frame/account.css';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { AlertCard } from './AlertCard.tsx';
import { LocationCard } from './LocationCard.tsx';
import { NarrowingCard } from './NarrowingCard.tsx';
import { PositionCard } from './PositionCard.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { parseSearchId } from './search-id.ts';
import { TitleCard } from './TitleCard.tsx';
import { NOT_SAVED, SAVED, useUpdateSearch } from './useUpdateSearch.ts';

const BACK = { path: paths.searches, label: 'Zurück zu „Meine Suchen“' };

/** /searches/:id: 'Suchbegriff bearbeiten' (jobs-31). */
export function SavedSearchPage() {
  const id = parseSearchId(useParams().id);
  return (
    <AccountSubPage title="Suchbegriff bearbeiten" back={BACK}>
      {id === null ? <NoSearch /> : <LoadedSearch key={id} id={id} />}
    </AccountSubPage>
  );
}

function LoadedSearch({ id }: { id: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(savedSearchQuery(useApi(), id));
  if (isPending) {
    return (
      <>
        <LoadingText>Die Suche wird geladen …</LoadingText>
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={3} />
      </>
    );
  }
  if (data) return <SearchForm search={data} />;
  if (!error || apiErrorStatus(error) === 404) return <NoSearch />;
  return (
    <LoadFailure
      title="Die Suche konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function SearchForm({ search }: { search: JobSearchDetail }) {
  const { saving, saved, failure } = useUpdateSearch(search);
  return (
    <>
      {failure !== null && (
        <Alert tone="error" title={NOT_SAVED} announce={false}>
          {failure}
        </Alert>
      )}
      {saved && (
        <Alert tone="success" announce={false}>
          {SAVED}
        </Alert>
      )}
      {search.type === 'auto' ? (
        <ProfileCards search={search} />
      ) : (
        <>
          <TitleCard searchId={search.id} title={search.title} saving={saving} />
          <PositionCard search={search} saving={saving} />
          <LocationCard search={search} saving={saving} />
          <NarrowingCard key={search.version} narrowing={search.narrowing ?? {}} saving={saving} />
        </>
      )}
      <AlertCard alertId={search.alert_config_id} saving={saving} />
    </>
  );
}

function NoSearch() {
  return (
    <Alert
      tone="warning"
      title={<GivenText plain="Diese Suche gibt es nicht mehr." given="No search data found" />}
    />
  );
}
