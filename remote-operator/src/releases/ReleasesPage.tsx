import { withBasePath } from '@silverjobs/contract/base-path';
import { LIVE_RELEASES_PATH, type LiveReleases } from '@silverjobs/contract/live-releases';
import { Badge, Card, EmptyState, Heading, icon, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { when } from '../texts/when.ts';
import { LoadTimesOf } from './LoadTimesOf.tsx';

type Part = LiveReleases['parts'][number];
type Change = LiveReleases['changes'][number];

const releasesQuery = queryOptions({
  queryKey: ['operator', 'releases'],
  queryFn: async ({ signal }): Promise<LiveReleases> => {
    // Of the document server, which is asked with the session's cookie.
    const answer = await fetch(withBasePath(LIVE_RELEASES_PATH), { signal });
    if (!answer.ok) throw new Error(`The document server answered ${answer.status}.`);
    return answer.json();
  },
});

/** /operator/releases: what of the product is live, since when and by whom (operators-50). */
export function ReleasesPage(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(releasesQuery);
  return (
    <OperatorPage
      title="Was läuft"
      lead="Jeder Teil der Seite kommt von einem eigenen Team. Hier steht, welche Fassung gerade läuft, seit wann und durch wen. Ändern kann man das nur mit den Befehlen."
    >
      {!data && !error && <SkeletonList rows={4} label="Fassungen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Was läuft, konnte nicht geladen werden"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.parts.length === 0 && (
        <Card>
          <EmptyState icon={<Rocket {...icon('xl')} />} title="Noch nichts veröffentlicht">
            Sobald ein Team etwas veröffentlicht, steht es hier.
          </EmptyState>
        </Card>
      )}
      {data && data.parts.length > 0 && <LiveParts {...data} />}
    </OperatorPage>
  );
}

function LiveParts({ parts, changes }: LiveReleases) {
  return (
    <>
      <Stack as="ul" gap={3}>
        {parts.map((part) => (
          <li key={part.name}>
            <PartRow part={part} />
          </li>
        ))}
      </Stack>
      <Text tone="quiet">
        Aufrufe, Fehler und Ladezeiten kommen von einem Teil der Besuche, ohne Angaben zu den
        Menschen. Bei Ladezeiten zählt jeder Anschluss einmal am Tag. Was zu tun ist, wenn eine
        Fassung fehlerhaft ist, steht in docs/runbook-broken-release.md.
      </Text>
      <Card as="section" title="Letzte Änderungen">
        <Stack as="ol" gap={4}>
          {changes.map((change) => (
            <li key={change.revision}>
              <ChangeEntry change={change} />
            </li>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function PartRow({ part }: { part: Part }) {
  const { name, owner, runbook, release, since, disabled, canary, loads } = part;
  // Document servers of before 27 November 2026 do not say it.
  const { times = null, earlier = [] } = part as Partial<Part>;
  const title = name === 'host' ? 'Rahmen (host)' : name;
  const facts = [`Fassung ${release}`, ...(owner ? [owner] : [])];
  return (
    <Card as="article" slim aria-label={title}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text tone="quiet">{facts.join(' · ')}</Text>
        <Text>{since ? `Läuft seit ${authorLine(since)}` : 'Seit wann, ist nicht bekannt.'}</Text>
        {loads && <Text>{loadsText(loads)}</Text>}
        {times && <LoadTimesOf release={release} times={times} earlier={earlier} />}
        {runbook && <Text tone="quiet">Anleitung des Teams für Fehler: {runbook}</Text>}
        <Badge tone={disabled ? 'error' : canary ? 'warning' : 'success'}>
          {disabled ? 'Ausgeschaltet' : canary ? 'Probe läuft' : 'Läuft'}
        </Badge>
        {canary && (
          <Text tone="quiet">
            {canary.percent} von 100 Browsern bekommen Fassung {canary.release}.
          </Text>
        )}
      </div>
    </Card>
  );
}

function ChangeEntry({ change }: { change: Change }) {
  return (
    <>
      <Text>{authorLine(change)}</Text>
      {change.what.map((what) => (
        <Text key={what} tone="quiet">
          {what}
        </Text>
      ))}
    </>
  );
}

function authorLine({ at, by, why }: Pick<Change, 'at' | 'by' | 'why'>): string {
  const time = at === null ? 'unbekannter Zeit' : when(at);
  return `${time}, durch ${by ?? 'unbekannt'}${why ? `: ${why}` : ''}`;
}

function loadsText({ loaded, failed }: NonNullable<Part['loads']>): string {
  const all = loaded + failed;
  if (all === 0) return 'In den letzten zwei Stunden wurde kein Aufruf gezählt.';
  const calls = all === 1 ? '1 Aufruf' : `${all} Aufrufe`;
  const none = failed === 0 ? 'keiner davon' : `${failed} davon`;
  return `In den letzten zwei Stunden ${calls} gezählt, ${none} gescheitert.`;
}
