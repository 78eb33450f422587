import type { Filter } from './filters.ts';

/** One request and what it is reported as. */
export type LoadRequest = { readonly name: string; readonly path: string };

const OFFSETS = [0, 0, 0, 20, 40, 100];

/** What users ask with these filters: mostly pages, then counts, map and suggestions. */
export function requestsOf(filters: readonly Filter[]): LoadRequest[] {
  return [
    ...filters.flatMap(({ name, query }, index) => [
      {
        name: `page: ${name}`,
        path: `/job_demand?mode=lean&limit=20&offset=${OFFSETS[index % OFFSETS.length]}&${query}`,
      },
      { name: `count: ${name}`, path: `/job_demand?mode=count&${query}` },
    ]),
    ...filters.flatMap(({ query }) => [
      { name: 'suggestions', path: `/job_demand/suggestions?${query}` },
      { name: 'map', path: `/job_demand/map?${query}` },
    ]),
    ...[1_000, 10_000, 100_000].map((offset) => ({
      name: `page: offset ${offset}`,
      path: `/job_demand?mode=lean&limit=20&offset=${offset}`,
    })),
  ];
}
