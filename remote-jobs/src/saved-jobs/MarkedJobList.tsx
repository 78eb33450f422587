import { useApi } from '@silverjobs/api';
import { type MarkKind, markedJobsQuery } from '@silverjobs/api/marked-job';
import type { MarkedJob } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { Card, EmptyState, Fact, icon, LinkButton } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bookmark, Calendar, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { JobCard, type JobCardProps } from '../job-card/JobCard.tsx';
import { JobRow } from '../job-card/JobRow.tsx';
import { useMarkJob } from '../job-marks/useMarkJob.ts';
import { PagedList } from '../paged-list/PagedList.tsx';

interface MarkedJobListProps {
  kind: MarkKind;
  /** Number of all; undefined while unknown. */
  total: number | undefined;
}

/**
 * The saved or the hidden jobs. What is let go stays in its place until the page is opened again,
 * so that it can be taken back.
 */
export function MarkedJobList({ kind, total }: MarkedJobListProps): ReactNode {
  const list = useInfiniteQuery(markedJobsQuery(useApi(), kind));
  const { pathname, search } = useLocation();
  const origin = { list: `${pathname}${search}`, total: undefined };

  const Row = kind === 'saved' ? JobRow : HiddenJob;
  return (
    <PagedList
      list={list}
      total={total}
      loadingLabel="Stellen werden geladen …"
      empty={kind === 'saved' ? <NothingSaved /> : <NothingHidden />}
      keyOf={({ id }) => id}
      renderRow={(job) => (
        <Row
          job={job}
          linkState={origin}
          closed={job.state === 'closed'}
          note={<MarkedSince kind={kind} job={job} />}
        />
      )}
    />
  );
}

/** A hidden job that is shown again keeps its place, too. */
function HiddenJob(props: Omit<JobCardProps, 'mark'>) {
  return <JobCard {...props} mark={useMarkJob(props.job.id)} />;
}

function MarkedSince({ kind, job }: { kind: MarkKind; job: MarkedJob }) {
  const date = formatDate(job.kept_at);
  return (
    <Fact icon={<Calendar {...icon()} />}>
      {kind === 'saved' ? `Gemerkt am ${date}` : `Ausgeblendet am ${date}`}
    </Fact>
  );
}

function NothingSaved() {
  return (
    <Card>
      <EmptyState
        icon={<Bookmark {...icon('xl')} />}
        title="Sie haben noch keine Stelle gemerkt"
        action={
          <LinkButton asChild variant="primary">
            <RouterLink to={paths.start}>Stellen ansehen</RouterLink>
          </LinkButton>
        }
      >
        Wählen Sie bei einer Stelle „Merken“. Dann finden Sie sie hier wieder.
      </EmptyState>
    </Card>
  );
}

function NothingHidden() {
  return (
    <Card>
      <EmptyState icon={<Eye {...icon('xl')} />} title="Ihnen werden alle Stellen gezeigt">
        Wenn Sie bei einer Stelle „Nicht mehr zeigen“ wählen, können Sie sie hier wieder holen.
      </EmptyState>
    </Card>
  );
}
