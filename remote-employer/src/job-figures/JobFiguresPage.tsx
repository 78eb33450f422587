import { useApi } from '@silverjobs/api';
import { jobApplicationsFileMutation, jobFiguresQuery } from '@silverjobs/api/employer-job';
import type { JobFigures } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, Card, SegmentedControl, SkeletonList, Text } from '@silverjobs/ui';
import { BarChart } from '@silverjobs/widgets/bar-chart';
import { ListDownload } from '@silverjobs/widgets/list-download';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../job-lookup/is-not-found.ts';
import { readId } from '../job-lookup/read-id.ts';
import { Comparison } from './Comparison.tsx';
import { CountTable } from './CountTable.tsx';
import { type Measure, measuresOf, periodsOf, SOURCES, sumOf } from './figures.ts';
import './job-figures.css';

const TITLE = 'Zahlen zur Anzeige';
const BACK = { path: paths.jobs, label: 'Zurück zu „Meine Anzeigen“' };

/** /jobs/:id/zahlen: how often an advertisement was seen, by day and place (employers-63). */
export function JobFiguresPage(): ReactNode {
  const id = readId(useParams().id);
  return (
    <SubPage title={TITLE} back={BACK}>
      <PageTitle title={TITLE} />
      {id === null ? <NoJob /> : <Loaded key={id} id={id} />}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(jobFiguresQuery(useApi(), id));
  if (!data && !error) return <SkeletonList rows={3} label="Zahlen werden geladen …" />;
  if (!data && isNotFound(error)) return <NoJob />;
  if (!data) {
    return (
      <LoadFailure
        title="Die Zahlen konnten nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Text size="lg" bold>
        {data.title}
      </Text>
      {data.days.length === 0 ? (
        <Card>
          <Text>Noch hat niemand diese Anzeige gesehen. Schauen Sie morgen wieder vorbei.</Text>
        </Card>
      ) : (
        <Figures figures={data} />
      )}
      <ApplicationsFile id={id} />
    </>
  );
}

function Figures({ figures }: { figures: JobFigures }) {
  const [measure, setMeasure] = useState<Measure>('opened');
  const { step, rows } = periodsOf(figures);
  const total = sumOf(figures.days);
  const measures = measuresOf(total);
  const bySource = (['pool', 'public'] as const).map((source) => ({
    key: source,
    label: SOURCES[source],
    counts: sumOf(figures.days.filter((day) => day.source === source)),
  }));
  const name = measures.find(({ value }) => value === measure)?.label ?? '';
  return (
    <>
      <ul className="job-figures__sums">
        {measures.map(({ value, label }) => (
          <li key={value}>
            <b>{total[value].toLocaleString('de-DE')}</b> {label}
          </li>
        ))}
      </ul>
      {figures.comparison !== undefined && <Comparison comparison={figures.comparison} />}
      <Card title="Verlauf">
        <div className="job-figures__chart">
          <SegmentedControl
            label="Was zeigen?"
            segments={measures}
            value={measure}
            onChange={setMeasure}
          />
          <BarChart
            title={step === 'day' ? `${name}, Tag für Tag` : `${name}, Woche für Woche`}
            bars={rows.map(({ key, label, counts }) => ({
              key,
              label,
              value: counts[measure],
              text: counts[measure].toLocaleString('de-DE'),
            }))}
          />
        </div>
      </Card>
      <CountTable caption="Wo sie gesehen wurde" head="Wo" rows={bySource} measures={measures} />
      <CountTable
        caption="Alles als Tabelle, das Neueste zuerst"
        head={step === 'day' ? 'Tag' : 'Woche'}
        rows={[...rows].reverse()}
        measures={measures}
      />
      <Text tone="quiet" reading>
        Gezählt wird nur, wie oft etwas geschieht, nie wer es tut: ohne Cookies und ohne Personen.
        Wer eine Anzeige dreimal öffnet, zählt dreimal. Ihre eigenen Aufrufe zählen nicht.
        Öffentliche Seiten lesen auch Suchmaschinen. Neues steht nach spätestens zwei Minuten hier.
      </Text>
    </>
  );
}

/** All applications for the advertisement as a file (employers-64). */
function ApplicationsFile({ id }: { id: number }) {
  return (
    <Card title="Bewerbungen mitnehmen">
      <div className="job-figures__chart">
        <Text reading>
          Alle Bewerbungen auf diese Anzeige mit Datum, Stand, Ihren Notizen und den Kontaktdaten,
          die Ihnen gesendet wurden. Bewahren Sie die Datei sicher auf und löschen Sie sie, wenn die
          Auswahl vorbei ist.
        </Text>
        <ListDownload fetching={jobApplicationsFileMutation(useApi(), id)} />
      </div>
    </Card>
  );
}

function NoJob() {
  return <Alert tone="warning">Diese Anzeige gibt es nicht.</Alert>;
}
