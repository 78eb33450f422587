import type { JobDemandLean } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildJobDemands,
  buildJobScopes,
  buildWhatOption,
  buildWhereOption,
  type CallRequest,
  type Handler,
  type Handlers,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { JobPoolPage } from '../JobPoolPage.tsx';

/** The call that lists, counts and finds jobs. */
export type Demand = CallRequest<'GET /job_demand'>;

/** 45 jobs: three pages. */
export const all = buildJobDemands(45);

/** What filters are compared with: a few occupations, and each place as it is called (jobs-73). */
export const realOptions: Handlers = {
  'GET /search_what': () => [
    buildWhatOption({ id: 61, label: 'Empfang' }),
    buildWhatOption({ id: 7, label: 'Garten' }),
    buildWhatOption({ id: 99, label: 'Zauberer' }),
  ],
  'GET /search_location/{id}': ({ params, query }) =>
    buildWhereOption({ id: params.id, ...(query.label && { label: query.label }) }),
};

/** Answers as the backend does: 20 a page, the count, and nothing for an unknown position. */
export function jobs(found: JobDemandLean[] = all): Handler<'GET /job_demand'> {
  return ({ query }: Demand) => {
    const mine = query.mode !== 'key' && query.search_what_id === 99 ? [] : found;
    if (query.mode === 'count') return { id: mine.length };
    if (query.mode === 'key') return [];
    const { offset = 0, limit = 20 } = query;
    return mine.slice(offset, offset + limit);
  };
}

/** Rows in a window of 600 px. */
function Window({ rowHeight, children }: { rowHeight: number; children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 600, itemHeight: rowHeight }}>
      {children}
    </VirtuosoMockContext>
  );
}

/** The page, and the queries of its calls of one mode. */
interface OpenedPool extends RenderedPage {
  asked: (mode: string) => Record<string, unknown>[];
}

/** Opens the pool with 45 jobs. */
export function openPool(options: RenderPageOptions & { rowHeight?: number } = {}): OpenedPool {
  const page = renderPage(
    <Window rowHeight={options.rowHeight ?? 150}>
      <JobPoolPage />
    </Window>,
    {
      user: buildCandidateUser(),
      ...options,
      handlers: {
        'GET /job_demand': jobs(),
        ...realOptions,
        'GET /job_demand/scopes': () => buildJobScopes(),
        'GET /job_demand/suggestions': () => ({ locations: [], positions: [], homeoffice: null }),
        ...options.handlers,
      },
    },
  );
  const asked = (mode: string) =>
    page.calls
      .map(({ query }) => (query ?? {}) as Record<string, unknown>)
      .filter((query) => query.mode === mode);
  return { ...page, asked };
}

/** A filter that the last visit has left. */
export const stored = { position: JSON.stringify({ id: 61, label: 'Empfang' }) };
