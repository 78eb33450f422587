import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { employerProfileQuery } from '@silverjobs/api/client';
import { confirmJobImportMutation, forgetEmployerJobs } from '@silverjobs/api/job-import';
import type { JobImport } from '@silverjobs/contract';
import { INVOICE_DUE_DAYS } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  icon,
  Link,
  LinkButton,
  SkeletonCard,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { priceWords } from '../new-job/job-price.ts';
import * as ownPaths from '../paths.ts';
import { ImportRows } from './ImportRows.tsx';
import { adsText, FORMATS, GROUPS } from './import-texts.ts';

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

/** What will happen to each advertisement, or has happened. */
export function ImportView({ shown }: { shown: JobImport }): ReactNode {
  const queries = useQueryClient();
  const { state } = shown;
  const wasRunning = state === 'running';
  useEffect(() => {
    if (wasRunning) return () => void forgetEmployerJobs(queries);
    return undefined;
  }, [wasRunning, queries]);
  return (
    <Stack gap={6}>
      <Summary shown={shown} />
      {state === 'shown' && <Agree shown={shown} />}
      <ImportRows rows={shown.list} />
    </Stack>
  );
}

function Summary({ shown }: { shown: JobImport }) {
  const { state, name, format, unreadable, ends_kept: endsKept, list } = shown;
  const failed = list.filter(
    ({ outcome, act }) => outcome === 'failed' && act !== 'refused',
  ).length;
  return (
    <Stack gap={4}>
      <Text size="lg">
        <b className="job-import__name">{name}</b> · {FORMATS[format]} · {adsText(list.length)}
      </Text>
      {state === 'running' && (
        <Alert announce title="Ihre Anzeigen werden übernommen">
          {`${shown.handled} von ${shown.rows} sind erledigt. Sie können die Seite verlassen: Es geht von selbst weiter.`}
        </Alert>
      )}
      {state === 'done' && (
        <Alert
          announce
          tone={failed > 0 ? 'warning' : 'success'}
          title={failed > 0 ? 'Fertig, aber nicht alles hat geklappt' : 'Fertig'}
          action={
            <LinkButton asChild>
              <RouterLink to={paths.jobs}>Meine Anzeigen ansehen</RouterLink>
            </LinkButton>
          }
        >
          {failed > 0
            ? `${adsText(failed)} konnten wir nicht übernehmen. Der Grund steht daneben. Die anderen sind erledigt.`
            : 'Lesen Sie dieselbe Datei noch einmal ein, geschieht nichts doppelt.'}
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert tone="warning">
          {unreadable === 1
            ? 'Ein Eintrag der Datei ist nicht lesbar oder liegt außerhalb von Deutschland, Österreich, der Schweiz und Liechtenstein. Er bleibt weg, die anderen nicht.'
            : `${unreadable} Einträge der Datei sind nicht lesbar oder liegen außerhalb von Deutschland, Österreich, der Schweiz und Liechtenstein. Sie bleiben weg, die anderen nicht.`}
        </Alert>
      )}
      {endsKept && <Alert tone="warning">{endsKept}</Alert>}
    </Stack>
  );
}

/** What all of it comes to, and the button that begins it. */
function Agree({ shown }: { shown: JobImport }) {
  const api = useApi();
  const profile = useQuery(employerProfileQuery(api));
  const [asking, setAsking] = useState(false);
  const confirm = useRenewableMutation(confirmJobImportMutation(api, useQueryClient(), shown.id));
  const { Component: ConfirmDialog, load } = useLazyComponent(importConfirm);
  const net = shown.net_cents;
  const counts = GROUPS.map(({ acts, badge }) => ({
    badge,
    count: shown.list.filter(({ act }) => acts.includes(act)).length,
  })).filter(({ count }) => count > 0);
  const isIdle = shown.list.every(({ act }) => act === 'same' || act === 'refused');
  if (isIdle) {
    return (
      <Alert
        title="Es gibt nichts zu tun"
        action={
          <LinkButton asChild>
            <RouterLink to={ownPaths.jobImport}>Andere Datei einlesen</RouterLink>
          </LinkButton>
        }
      >
        Keine Anzeige dieser Datei ist neu oder geändert.
      </Alert>
    );
  }
  if (!profile.data) {
    return profile.error ? (
      <LoadFailure
        title="Der Preis konnte nicht geladen werden"
        error={profile.error}
        retrying={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    ) : (
      <SkeletonCard lines={3} />
    );
  }
  const paid = shown.list.map(({ net_cents }) => net_cents).filter((cents) => cents > 0);
  const price = priceWords(paid, profile.data);
  const ads = adsText(paid.length);
  const label = net > 0 ? `Zahlungspflichtig übernehmen für ${price.gross}` : 'Jetzt übernehmen';

  function begin() {
    if (net === 0) return confirm.mutate(0);
    void load();
    setAsking(true);
  }

  return (
    <Card as="section" title="Das geschieht, wenn Sie bestätigen">
      <Stack gap={4}>
        <ul className="job-import__counts">
          {counts.map(({ badge, count }) => (
            <li key={badge}>
              <b>{count.toLocaleString('de-DE')}</b> {badge}
            </li>
          ))}
        </ul>
        {net > 0 ? (
          <div>
            <Text size="lg" bold>
              {`Preis für ${ads}: ${price.gross}`}
            </Text>
            <Text tone="quiet">
              Einmalig, {price.detail}. Für jede Anzeige bekommen Sie eine Rechnung, zahlbar
              innerhalb von {INVOICE_DUE_DAYS} Tagen. Keine verlängert sich von selbst. Es gelten
              unsere{' '}
              <Link asChild>
                <RouterLink to={paths.terms} target="_blank">
                  Nutzungsbedingungen (AGB)
                </RouterLink>
              </Link>
              .
            </Text>
          </div>
        ) : (
          <Text>
            Das ist <b>kostenlos</b>.
          </Text>
        )}
        {confirm.isError && (
          <Alert tone="error" title="Es wurde nichts übernommen">
            {apiErrorMessage(confirm.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div className="job-import__buttons">
          <Button
            variant="primary"
            size="large"
            icon={<Check {...icon()} />}
            loading={confirm.isPending}
            loadingText="Wird begonnen …"
            onClick={begin}
          >
            {label}
          </Button>
          <LinkButton asChild size="large" variant="quiet">
            <RouterLink to={ownPaths.jobImport}>Nichts übernehmen</RouterLink>
          </LinkButton>
        </div>
      </Stack>
      {asking && ConfirmDialog && (
        <ConfirmDialog
          open
          title={`${ads} für ${price.gross} schalten?`}
          confirmLabel={label}
          cancelLabel="Noch nicht"
          onConfirm={() => {
            setAsking(false);
            confirm.mutate(net);
          }}
          onCancel={() => setAsking(false)}
        >
          <Text>
            {`Sie bekommen Rechnungen über zusammen ${price.gross}, ${price.detail}. Die Anzeigen gehen danach der Reihe nach online.`}
          </Text>
        </ConfirmDialog>
      )}
    </Card>
  );
}
