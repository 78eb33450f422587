import { useApi } from '@silverjobs/api';
import { savedSearchesQuery } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { DROPPED_ENTRY_ID } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent } from '@silverjobs/shell';
import { EmptyState, icon, LinkButton, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import '../page-frame/account.css';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { useFocusHeading } from '../page-frame/useFocusHeading.ts';
import { SearchItem } from './SearchItem.tsx';

const importDialog = async () => (await import('./DeleteSearchDialog.tsx')).DeleteSearchDialog;

/** /searches: the saved searches (ACCT-08). */
export function SavedSearchesPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(savedSearchesQuery(useApi()));
  const dialog = useLazyComponent(importDialog);
  const focusHeading = useFocusHeading();
  const [deleting, setDeleting] = useState<JobSearch | null>(null);
  const searches = data?.filter(({ id }) => id !== DROPPED_ENTRY_ID);

  return (
    <AccountSubPage title="Meine Suchen">
      <Text reading>
        Zu jeder gespeicherten Suche schicken wir Ihnen auf Wunsch passende Stellen per E-Mail.
      </Text>
      {isPending && <SkeletonList rows={3} label="Suchen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Ihre Suchen konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {searches?.length === 0 && (
        <EmptyState
          icon={<Search {...icon('xl')} />}
          title="Sie haben noch keine Suche gespeichert"
          action={
            <LinkButton asChild variant="primary">
              <Link to={paths.start}>Zur Stellensuche</Link>
            </LinkButton>
          }
        >
          Wählen Sie bei den Silverjobs aus, was und wo Sie suchen, und dann „Suche speichern“.
        </EmptyState>
      )}
      {searches && searches.length > 0 && (
        <Stack as="ul" gap={4}>
          {searches.map((search) => (
            <SearchItem
              key={search.id}
              search={search}
              onDelete={() => {
                setDeleting(search);
                void dialog.load();
              }}
            />
          ))}
        </Stack>
      )}
      {deleting && dialog.Component && (
        <dialog.Component
          search={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            focusHeading();
          }}
        />
      )}
    </AccountSubPage>
  );
}
