import { useApi } from '@silverjobs/api';
import { jobImportQuery, jobImportsQuery } from '@silverjobs/api/job-import';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, Card, Link, LinkButton, SkeletonCard, SkeletonList, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import * as ownPaths from '../paths.ts';
import { ImportForm } from './ImportForm.tsx';
import { ImportView } from './ImportView.tsx';
import { stateText } from './import-texts.ts';
import './job-import.css';

const TITLE = 'Anzeigen einlesen';
const BACK = { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' };
const BACK_TO_FORM = { path: ownPaths.jobImport, label: 'Zurück zu „Anzeigen einlesen“' };

/** /anzeigen-einlesen: advertisements out of a file or a feed, with a look before (employers-85). */
export function JobImportPage(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const id = readId(query.get('id') ?? undefined);
  return (
    <SubPage title={TITLE} back={id === null ? BACK : BACK_TO_FORM}>
      <PageTitle title={TITLE} />
      {id === null ? (
        <>
          <ImportForm onShown={(shown) => setQuery({ id: String(shown) })} />
          <LastImports />
        </>
      ) : (
        <Loaded key={id} id={id} />
      )}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(jobImportQuery(useApi(), id));
  if (data) return <ImportView shown={data} />;
  if (!error) return <SkeletonList rows={4} label="Die Vorschau wird geladen …" />;
  if (isNotFound(error)) {
    return (
      <Alert
        tone="warning"
        title="Diese Vorschau gibt es nicht mehr"
        action={
          <LinkButton asChild>
            <RouterLink to={ownPaths.jobImport}>Datei noch einmal einlesen</RouterLink>
          </LinkButton>
        }
      >
        Wir heben sie 30 Tage auf.
      </Alert>
    );
  }
  return (
    <LoadFailure
      title="Die Vorschau konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function LastImports() {
  const { data, error, isFetching, refetch } = useQuery(jobImportsQuery(useApi()));
  if (!data && !error) return <SkeletonCard lines={2} />;
  if (!data) {
    return (
      <LoadFailure
        title="Was Sie zuletzt eingelesen haben, konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return null;
  return (
    <Card as="section" title="Zuletzt eingelesen">
      <ul className="job-import__list">
        {data.map((one) => (
          <li key={one.id} className="job-import__row">
            <Link asChild variant="standalone">
              <RouterLink to={`${ownPaths.jobImport}?id=${one.id}`}>{one.name}</RouterLink>
            </Link>
            <Text tone="quiet">{`${formatDate(one.created_at)}: ${stateText(one)}`}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
