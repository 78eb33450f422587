import { useApi } from '@silverjobs/api';
import { employerJobCountQuery } from '@silverjobs/api/employer-job';
import { Heading, Inline, icon, LinkButton, Page, Stack } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useIsOwner } from '../colleagues/use-is-owner.ts';
import { JobDrafts } from '../drafts/JobDrafts.tsx';
import * as ownPaths from '../paths.ts';
import { EmployerJobs } from './EmployerJobs.tsx';
import { JobListTools } from './JobListTools.tsx';
import { readJobsAsked, writeJobsAsked } from './jobs-asked.ts';
import { PostedNotice } from './PostedNotice.tsx';
import './employer-jobs.css';

/** /jobs of an employer: its advertisements with their state and applications (employers-8). */
export function JobDemandsPage(): ReactNode {
  const isOwner = useIsOwner();
  const [query, setQuery] = useSearchParams();
  const asked = readJobsAsked(query);
  const { data: total } = useQuery(employerJobCountQuery(useApi()));
  return (
    <Page>
      <div className="employer-jobs__head">
        <Heading level={1} tabIndex={-1}>
          Meine Anzeigen
        </Heading>
        {isOwner && total !== 0 && (
          <Inline gap={3}>
            <LinkButton asChild variant="quiet">
              <Link to={ownPaths.jobImport}>
                <FileUp {...icon()} />
                Anzeigen einlesen
              </Link>
            </LinkButton>
            <LinkButton asChild variant="primary">
              <Link to={ownPaths.newJob}>
                <Plus {...icon()} />
                Neue Anzeige
              </Link>
            </LinkButton>
          </Inline>
        )}
      </div>
      <Stack gap={5}>
        <PostedNotice />
        {isOwner && <JobDrafts />}
        {total !== undefined && total > 1 && (
          <JobListTools
            asked={asked}
            total={total}
            onChange={(next) => setQuery(writeJobsAsked(next), { replace: true })}
          />
        )}
        <EmployerJobs asked={asked} />
      </Stack>
    </Page>
  );
}
