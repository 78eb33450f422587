import type { JobDemandLean } from './entities/job-demand.ts';
import type { BodyOf, ModeOfQuery, ParamsOf, QueryOf, ResponseOf } from './types.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Compiles only if the types are the same; the project is type-checked with its tests. */
const same = <A, B>(answer: Same<A, B>) => answer;

test('API-01 the types of a call follow its schemas and the mode of the query', () => {
  const checks = [
    same<ResponseOf<'GET /job_demand', 'lean'>, JobDemandLean[]>(true),
    same<ResponseOf<'GET /job_demand', 'count'>, { id: number }>(true),
    same<ResponseOf<'GET /job_demand'>, JobDemandLean[] | { id: number }>(true),
    same<ModeOfQuery<'GET /job_demand', { mode: 'count'; search_what_id: 1 }>, 'count'>(true),
    same<ModeOfQuery<'GET /search_what', { mode: 'modal' }>, undefined>(true),
    same<ParamsOf<'GET /job_demand/{id}'>, { id: number }>(true),
    same<ParamsOf<'GET /job_demand'>, undefined>(true),
    same<BodyOf<'GET /job_demand'>, undefined>(true),
    same<QueryOf<'GET /subsector'>, { sector_id: number }>(true),
    same<QueryOf<'GET /search_location'>, { mode: 'autocomplete'; search?: string | undefined }>(
      true,
    ),
    same<ResponseOf<'GET /sector'>, { id: number; label: string }[]>(false),
  ];
  expect(checks).toHaveLength(11);
});
