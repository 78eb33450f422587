import { useApi } from '@silverjobs/api';
import { lookupQuery, radiusQuery } from '@silverjobs/api/lookups';
import { useQuery } from '@tanstack/react-query';
import type { LabelOf } from './preview-job.ts';

/** The lists that a job's fields choose from. */
export function useJobChoices() {
  const api = useApi();
  const workLoad = useQuery(lookupQuery(api, 'work_load'));
  const jobType = useQuery(lookupQuery(api, 'job_type'));
  const homeoffice = useQuery(lookupQuery(api, 'homeoffice'));
  const radius = useQuery({
    ...radiusQuery(api),
    select: (options) => options.map(({ meters, label }) => ({ id: meters, label })),
  });
  const lists = { work_load: workLoad, job_type: jobType, homeoffice };
  const labelOf: LabelOf = (list, id) =>
    lists[list].data?.find((option) => String(option.id) === id)?.label ?? null;
  return { workLoad, jobType, homeoffice, radius, labelOf };
}

export type JobChoices = ReturnType<typeof useJobChoices>;
