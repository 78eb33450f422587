import type { PublicJobLean } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';

/** Address of a job's public page. */
export function publicJobPath({ id, slug }: Pick<PublicJobLean, 'id' | 'slug'>): string {
  return pathTo(paths.publicJob, { id, slug });
}
