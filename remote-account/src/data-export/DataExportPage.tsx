import { useApi } from '@silverjobs/api';
import { accountExportQuery } from '@silverjobs/api/account';
import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, Inline, icon, Link, LoadingText, SkeletonCard, Text } from '@silverjobs/ui';
import { saveFile } from '@silverjobs/widgets/save-file';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import '../page-frame/account.css';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { isGivenUp, useIdentity } from '../identity/useIdentity.tsx';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { DataSections } from './DataSections.tsx';
import { FileContents } from './FileContents.tsx';
import { readableData } from './readable-data.ts';

/** /account/data: everything that is kept of the user, to read and as a file (account-31). */
export function DataExportPage() {
  const api = useApi();
  const identity = useIdentity();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    accountExportQuery(api, identity.confirm),
  );
  const user = useUser();
  const sections = useMemo(() => data && readableData(data), [data]);

  return (
    <AccountSubPage title="Meine Daten">
      <Text reading>
        Hier sehen Sie alles, was wir zu Ihrem Konto gespeichert haben. Die Datei enthält dieselben
        Daten in einer Form, die andere Programme lesen können.
      </Text>
      <Text reading>
        {user?.client_id
          ? 'Begonnene Anzeigen löschen wir ein Jahr nach der letzten Änderung.'
          : 'Ihren Lebenslauf, Ihr Anschreiben und Texte Ihrer Vertrauensperson löschen wir, wenn Sie sich ein Jahr lang nicht angemeldet haben.'}{' '}
        Einen Monat vorher schreiben wir Ihnen. Wie lange wir anderes aufheben, steht in der{' '}
        <Link asChild>
          <RouterLink to={paths.privacyPolicy}>Datenschutzerklärung</RouterLink>
        </Link>
        .
      </Text>
      {isPending && (
        <>
          <LoadingText>Ihre Daten werden zusammengestellt …</LoadingText>
          <SkeletonCard lines={4} />
          <SkeletonCard lines={6} />
        </>
      )}
      {isGivenUp(error) && (
        <Alert
          title="Ihre Daten sind noch geschützt"
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              Daten anzeigen
            </Button>
          }
        >
          Wir zeigen sie, sobald Sie bestätigt haben, dass Sie es sind.
        </Alert>
      )}
      {error && !data && !isGivenUp(error) && (
        <LoadFailure
          title="Ihre Daten konnten nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && sections && (
        <>
          <Inline gap={3} stackOnPhone className="sj-no-print">
            <Button
              variant="primary"
              icon={<Download {...icon()} />}
              onClick={() =>
                saveFile(
                  'meine-daten.json',
                  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
                )
              }
            >
              Meine Daten herunterladen
            </Button>
            <Button icon={<Printer {...icon()} />} onClick={() => window.print()}>
              Drucken
            </Button>
          </Inline>
          <FileContents sections={sections} />
          <DataSections sections={sections} />
        </>
      )}
      {identity.dialog}
    </AccountSubPage>
  );
}
