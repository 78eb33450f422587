import type { JobDemand } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';

/** What is passed on of a job: its title and its address, nothing of the one who shares. */
export interface SharedJob {
  title: string;
  url: string;
}

/** The job as others get it. */
export function sharedJob(
  { id, title }: Pick<JobDemand, 'id' | 'title'>,
  origin: string,
): SharedJob {
  return { title, url: `${origin}${pathTo(paths.job, { id })}` };
}

/** An e-mail with the job, for the reader's mail program. */
export function mailLink({ title, url }: SharedJob): string {
  const subject = encodeURIComponent(`Stelle: ${title}`);
  const body = encodeURIComponent(
    `Guten Tag,\r\n\r\ndiese Stelle habe ich gefunden:\r\n${title}\r\n${url}\r\n`,
  );
  return `mailto:?subject=${subject}&body=${body}`;
}
