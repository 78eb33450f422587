import { useApi } from '@silverjobs/api';
import { jobQuery } from '@silverjobs/api/job-demand';
import { JOB_DETAILS_STORAGE_KEY } from '@silverjobs/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatSubject } from '../chat/adapters/chat-adapter.ts';
import { useStoredSubject } from '../chat/state/useStoredSubject.ts';
import { jobDescriptionOf, parseJobDetails } from './job-details.ts';

/**
 * The job that a letter is to be written for: taken from the storage, with its text from the pool.
 * A job that cannot be loaded any more is known by what was stored.
 */
export function useLetterJob() {
  const api = useApi();
  const stored = useStoredSubject(JOB_DETAILS_STORAGE_KEY, parseJobDetails);
  const { value: details, isRead } = stored;
  const job = useQuery({
    ...jobQuery(api, details?.jobId ?? 0),
    enabled: details !== null && details.jobId !== null,
    retry: false,
  });
  const isLoading = job.isLoading;
  const subject = useMemo((): ChatSubject | null => {
    if (!isRead || isLoading) return null;
    return details ? { jobDescription: jobDescriptionOf(details, job.data) } : {};
  }, [isRead, isLoading, details, job.data]);
  return { details, subject, isLoading, forget: stored.forget };
}
