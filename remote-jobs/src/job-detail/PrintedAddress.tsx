import type { JobDemand } from '@silverjobs/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { sharedJob } from '../share-job/share-text.ts';

/** The address of the page, on paper only. */
export function PrintedAddress({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <p className="job-printed-address">Diese Stelle im Internet: {sharedJob(job, origin).url}</p>
  );
}
