import { apiErrorMessage, useApi } from '@silverjobs/api';
import {
  cacheJobMarks,
  type JobMarks,
  type MarkKind,
  markJobMutation,
} from '@silverjobs/api/marked-job';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const FAILED: Record<MarkKind, [markFailed: string, unmarkFailed: string]> = {
  saved: ['Die Stelle konnte nicht gemerkt werden', 'Die Stelle ist noch gemerkt'],
  hidden: ['Die Stelle wird weiter gezeigt', 'Die Stelle konnte nicht wieder gezeigt werden'],
};

/**
 * Saves or hides a job, or takes that back. It shows at once; when the server refuses it is undone
 * and the user is told. Clicks while a request is on its way are sent together, after it.
 */
export function useMarkJob(id: number, kind: MarkKind): (marked: boolean) => void {
  const { notify } = useShell();
  const queries = useQueryClient();
  /** What is being sent, and what was wanted since. */
  const sent = useRef<boolean | null>(null);
  const wanted = useRef<boolean | null>(null);

  const { mutate, reset } = useMutation({
    ...markJobMutation(useApi(), queries, kind),
    onError: (error, { marked }) => {
      if (wanted.current === !marked) return;
      cacheJobMarks(queries, id, marksOf(kind, !marked));
      const [markFailed, unmarkFailed] = FAILED[kind];
      notify({
        tone: 'error',
        title: marked ? markFailed : unmarkFailed,
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
    onSettled: (_, __, { marked }) => {
      const next = wanted.current;
      sent.current = null;
      wanted.current = null;
      if (next !== null && next !== marked) send(next);
    },
  });

  function send(marked: boolean) {
    sent.current = marked;
    mutate({ id, marked });
  }

  useSessionRenewed(
    useCallback(() => {
      // The request of the expired session never ends (access-22); it is sent again.
      const marked = wanted.current ?? sent.current;
      if (marked === null) return;
      reset();
      wanted.current = null;
      sent.current = marked;
      mutate({ id, marked });
    }, [reset, mutate, id]),
  );

  return (marked) => {
    cacheJobMarks(queries, id, marksOf(kind, marked));
    if (sent.current === null) send(marked);
    else wanted.current = marked;
  };
}

/** A saved job is no longer hidden. A hidden one remembers that it was saved, for the way back. */
function marksOf(kind: MarkKind, marked: boolean): Partial<JobMarks> {
  if (kind === 'hidden') return { _hidden: marked };
  return marked ? { _saved: true, _hidden: false } : { _saved: false };
}
