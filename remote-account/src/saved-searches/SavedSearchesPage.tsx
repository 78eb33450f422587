import { useApi } from '@silverjobs/api';
import { savedSearchesQuery } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { DROPPED_ENTRY_ID } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import {
  Alert,
  EmptyState,
  icon,
  Link,
  LinkButton,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import '../page-frame/account.css';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { useFocusHeading } from '../page-frame/useFocusHeading.ts';
import { DeletedSearch } from './DeletedSearch.tsx';
import { SearchItem } from './SearchItem.tsx';

const importDialog = async () => (await import('./DeleteSearchDialog.tsx')).DeleteSearchDialog;

/** A search that was deleted on this page, and where it stood. */
interface Deleted {
  search: JobSearch;
  at: number;
}

/** The searches with those that were just deleted, each in its place. */
function withDeleted(present: readonly JobSearch[], deleted: readonly Deleted[]): JobSearch[] {
  const gone = new Set(deleted.map(({ search }) => search.id));
  const all = present.filter(({ id }) => !gone.has(id));
  for (const { search, at } of [...deleted].sort((one, other) => one.at - other.at)) {
    all.splice(at, 0, search);
  }
  return all;
}

/** /searches: the saved searches (jobs-30). */
export function SavedSearchesPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(savedSearchesQuery(useApi()));
  const user = useUser();
  const dialog = useLazyComponent(importDialog);
  const focusHeading = useFocusHeading();
  const [deleting, setDeleting] = useState<JobSearch | null>(null);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const present = data?.filter(({ id }) => id !== DROPPED_ENTRY_ID);
  const searches = present && withDeleted(present, deleted);

  return (
    <AccountSubPage title="Meine Suchen">
      <Text reading>
        Zu jeder gespeicherten Suche schicken wir Ihnen auf Wunsch passende Stellen per E-Mail.
      </Text>
      {user?._candidate?.ops.status === 'inactive' && (
        <Alert tone="info" title="Ihre Stellensuche ist pausiert">
          Solange sie pausiert ist, schicken wir Ihnen zu keiner Suche eine E-Mail.{' '}
          <Link asChild>
            <RouterLink to={paths.account}>Zum Status Ihrer Stellensuche</RouterLink>
          </Link>
        </Alert>
      )}
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
              <RouterLink to={paths.start}>Zur Stellensuche</RouterLink>
            </LinkButton>
          }
        >
          Wählen Sie bei den Silverjobs aus, was und wo Sie suchen, und dann „Suche speichern“.
        </EmptyState>
      )}
      {searches && searches.length > 0 && (
        <Stack as="ul" gap={4}>
          {searches.map((search) =>
            deleted.some((one) => one.search === search) ? (
              <DeletedSearch
                key={search.id}
                search={search}
                onRestored={() => {
                  setDeleted((before) => before.filter((one) => one.search !== search));
                  focusHeading();
                }}
              />
            ) : (
              <SearchItem
                key={search.id}
                search={search}
                onDelete={() => {
                  setDeleting(search);
                  void dialog.load();
                }}
              />
            ),
          )}
        </Stack>
      )}
      {deleting && dialog.Component && (
        <dialog.Component
          search={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            const at = searches?.indexOf(deleting) ?? 0;
            setDeleted((before) => [...before, { search: deleting, at }]);
            setDeleting(null);
          }}
        />
      )}
    </AccountSubPage>
  );
}
