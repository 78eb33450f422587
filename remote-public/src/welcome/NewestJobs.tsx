import { useApi } from '@silverjobs/api';
import { publicSearchQuery } from '@silverjobs/api/public';
import { paths } from '@silverjobs/contract/paths';
import { Heading, LinkButton } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { countText } from '../jobs/search-texts.ts';

const SHOWN = 4;

/** A look at what there is: the newest jobs. Nothing while they are not known, since the page is whole without. */
export function NewestJobs(): ReactNode {
  const { data } = useQuery(publicSearchQuery(useApi(), {}));
  if (!data || data.jobs.length === 0) return null;
  return (
    <section className="pub-wrap pub-section">
      <Heading level={2} className="pub-title">
        Gerade neu
      </Heading>
      <PublicJobList jobs={data.jobs.slice(0, SHOWN)} titleLevel={3} />
      <LinkButton asChild size="large">
        <Link to={paths.publicJobs}>{countText(data)} ansehen</Link>
      </LinkButton>
    </section>
  );
}
