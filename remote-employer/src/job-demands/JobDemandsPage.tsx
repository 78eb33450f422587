import { useApi } from '@silverjobs/api';
import { ownJobCountQuery } from '@silverjobs/api/own-job';
import { Heading, icon, LinkButton, Page, SegmentedControl, Stack } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { DraftHint } from './DraftHint.tsx';
import { FILTERS, readFilter } from './job-texts.ts';
import { OwnJobs } from './OwnJobs.tsx';
import { PostedNotice } from './PostedNotice.tsx';
import './own-jobs.css';

/** /jobs of an employer: the own advertisements with their state and applications (EMP-01). */
export function JobDemandsPage(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query.get('status'));
  const { data: total } = useQuery(ownJobCountQuery(useApi(), null));
  return (
    <Page>
      <div className="own-jobs__head">
        <Heading level={1} tabIndex={-1}>
          Meine Anzeigen
        </Heading>
        {total !== 0 && (
          <LinkButton asChild variant="primary">
            <Link to={ownPaths.newJob}>
              <Plus {...icon()} />
              Neue Anzeige
            </Link>
          </LinkButton>
        )}
      </div>
      <Stack gap={5}>
        <PostedNotice />
        <DraftHint />
        {total !== undefined && total > 1 && (
          <div>
            <SegmentedControl
              label="Stand der Anzeigen"
              segments={FILTERS}
              value={filter}
              onChange={(next) =>
                setQuery(next === 'all' ? {} : { status: next }, { replace: true })
              }
            />
          </div>
        )}
        <OwnJobs filter={filter} />
      </Stack>
    </Page>
  );
}
