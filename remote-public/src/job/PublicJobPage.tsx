import { useApi } from '@silverjobs/api';
import { publicJobQuery } from '@silverjobs/api/public';
import type { PublicJobAnswer } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { publicJobPath } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { Heading, LinkButton, SkeletonCard, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { NotThere } from '../not-there/NotThere.tsx';
import { OpenJob } from './OpenJob.tsx';
import '../page.css';
import './job.css';

const ID = /^[1-9]\d{0,8}$/;

/** /stelle/:id/:slug: a job for everybody. */
export function PublicJobPage(): ReactNode {
  const { id = '' } = useParams();
  return ID.test(id) ? <LoadedJob key={id} id={Number(id)} /> : <UnknownJob />;
}

function LoadedJob({ id }: { id: number }): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(publicJobQuery(useApi(), id));
  const { pathname } = useLocation();
  if (data === null) return <UnknownJob />;
  if (data?.state === 'ended') return <EndedJob ended={data} />;
  if (data) {
    const path = publicJobPath(data.job);
    // Any other end of the address leads to the one address.
    return pathname === path ? <OpenJob {...data} /> : <Moved title={data.job.title} to={path} />;
  }
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        Stelle
      </Heading>
      {error ? (
        <LoadFailure
          title="Die Stelle konnte nicht geladen werden."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </div>
  );
}

/** The document is a redirect; who has come by a link in the page goes on by another. */
export function Moved({ title, to }: { title: string; to: string }): ReactNode {
  usePageHead({ title, movedTo: to, unlisted: true });
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <LinkButton asChild variant="primary">
        <Link to={to}>Weiter</Link>
      </LinkButton>
    </div>
  );
}

function EndedJob({
  ended: { title, similar },
}: {
  ended: Extract<PublicJobAnswer, { state: 'ended' }>;
}): ReactNode {
  return (
    <NotThere status={410} title={title ? `Beendet: ${title}` : 'Diese Stelle ist beendet'}>
      <p className="pub-lead">
        Diese Anzeige ist nicht mehr offen. Vielleicht passt etwas anderes zu Ihnen.
      </p>
      {similar.length > 0 && (
        <section>
          <Heading level={2}>Ähnliche Stellen</Heading>
          <PublicJobList jobs={similar} titleLevel={3} />
        </section>
      )}
      <LinkButton asChild variant="primary" size="large">
        <Link to={paths.publicJobs}>Alle Stellen ansehen</Link>
      </LinkButton>
    </NotThere>
  );
}

function UnknownJob(): ReactNode {
  return (
    <NotThere title="Diese Stelle gibt es nicht">
      <Text>Bitte prüfen Sie die Adresse, oder suchen Sie eine andere Stelle.</Text>
      <LinkButton asChild variant="primary" size="large">
        <Link to={paths.publicJobs}>Alle Stellen ansehen</Link>
      </LinkButton>
    </NotThere>
  );
}
