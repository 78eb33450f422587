import { apiErrorMessage, useApi } from '@silverjobs/api';
import { type JobMarks, type KeptKind, keepJobMutation, markJob } from '@silverjobs/api/kept-job';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const FAILED: Record<KeptKind, [kept: string, dropped: string]> = {
  saved: ['Die Stelle konnte nicht gemerkt werden', 'Die Stelle ist noch gemerkt'],
  hidden: ['Die Stelle wird weiter gezeigt', 'Die Stelle konnte nicht wieder gezeigt werden'],
};

/**
 * Saves or hides a job, or takes that back. It shows at once; when the server refuses it is undone
 * and the user is told. Clicks while a request is on its way are sent together, after it.
 */
export function useKeepJob(id: number, kind: KeptKind): (keep: boolean) => void {
  const { notify } = useShell();
  const queries = useQueryClient();
  /** What is being sent, and what was wanted since. */
  const sent = useRef<boolean | null>(null);
  const wanted = useRef<boolean | null>(null);

  const { mutate, reset } = useMutation({
    ...keepJobMutation(useApi(), queries, kind),
    onError: (error, { keep }) => {
      if (wanted.current === !keep) return;
      markJob(queries, id, marksOf(kind, !keep));
      const [kept, dropped] = FAILED[kind];
      notify({
        tone: 'error',
        title: keep ? kept : dropped,
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
    onSettled: (_, __, { keep }) => {
      const next = wanted.current;
      sent.current = null;
      wanted.current = null;
      if (next !== null && next !== keep) send(next);
    },
  });

  function send(keep: boolean) {
    sent.current = keep;
    mutate({ id, keep });
  }

  useSessionRenewed(
    useCallback(() => {
      // The request of the expired session never ends (ACC-14); it is sent again.
      const keep = wanted.current ?? sent.current;
      if (keep === null) return;
      reset();
      wanted.current = null;
      sent.current = keep;
      mutate({ id, keep });
    }, [reset, mutate, id]),
  );

  return (keep) => {
    markJob(queries, id, marksOf(kind, keep));
    if (sent.current === null) send(keep);
    else wanted.current = keep;
  };
}

/** A saved job is no longer hidden. A hidden one remembers that it was saved, for the way back. */
function marksOf(kind: KeptKind, keep: boolean): Partial<JobMarks> {
  if (kind === 'hidden') return { _hidden: keep };
  return keep ? { _saved: true, _hidden: false } : { _saved: false };
}
