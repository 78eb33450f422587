import { useApi } from '@silverjobs/api';
import { type MarkKind, markedJobCountQuery } from '@silverjobs/api/marked-job';
import { Heading, Page, SegmentedControl } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../job-list/format-count.ts';
import { MarkedJobList } from './MarkedJobList.tsx';
import './saved-jobs.css';

/** Parameter of the address that asks for the hidden jobs. */
const LIST = 'liste';
const HIDDEN = 'ausgeblendet';

/** /saved-jobs: the jobs that a candidate remembers, and the hidden ones with the way back. */
export function SavedJobsPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const kind: MarkKind = params.get(LIST) === HIDDEN ? 'hidden' : 'saved';
  const api = useApi();
  const saved = useQuery(markedJobCountQuery(api, 'saved')).data;
  const hidden = useQuery(markedJobCountQuery(api, 'hidden')).data;

  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="saved-jobs__heading">
        Gemerkte Stellen
      </Heading>
      <div className="saved-jobs__choice">
        <SegmentedControl
          label="Welche Stellen"
          value={kind}
          onChange={(next) => setParams(next === 'hidden' ? { [LIST]: HIDDEN } : {})}
          segments={[
            { value: 'saved', label: withCount('Gemerkt', saved) },
            { value: 'hidden', label: withCount('Nicht mehr gezeigt', hidden) },
          ]}
        />
      </div>
      <MarkedJobList key={kind} kind={kind} total={kind === 'saved' ? saved : hidden} />
    </Page>
  );
}

function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatCount(count)})`;
}
