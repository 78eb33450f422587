import { apiErrorMessage, useApi } from '@silverjobs/api';
import {
  cacheJobMarks,
  type JobMarks,
  type MarkKind,
  markJobMutation,
} from '@silverjobs/api/marked-job';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
// biome-ignore lint/style/noRestrictedImports: a call that was interrupted is sent again (access-23)
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const FAILED: Record<MarkKind, [markFailed: string, unmarkFailed: string]> = {
  saved: ['Die Stelle konnte nicht gemerkt werden', 'Die Stelle ist noch gemerkt'],
  hidden: ['Die Stelle wird weiter gezeigt', 'Die Stelle konnte nicht wieder gezeigt werden'],
};

/** Saves or hides a job (`marked`), or takes that back. */
export type MarkJob = (kind: MarkKind, marked: boolean) => void;

interface Mark {
  kind: MarkKind;
  marked: boolean;
}

/**
 * Marks a job. It shows at once; when the server refuses it is undone and the user is told. One call runs at a
 * time, so that the server hears of presses in their order; those that come meanwhile are sent after it, of each
 * kind the last.
 */
export function useMarkJob(id: number): MarkJob {
  const { notify } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const sent = useRef<Mark | null>(null);
  const waiting = useRef<readonly Mark[]>([]);

  const callbacksOf = (kind: MarkKind) => ({
    onError: (error: Error, { marked }: { marked: boolean }) => {
      if (waiting.current.some((next) => next.kind === kind && next.marked !== marked)) return;
      cacheJobMarks(queries, id, marksOf(kind, !marked));
      const [markFailed, unmarkFailed] = FAILED[kind];
      notify({
        tone: 'error',
        title: marked ? markFailed : unmarkFailed,
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
    onSettled: (_: unknown, __: unknown, { marked }: { marked: boolean }) => {
      const [first, ...others] = waiting.current;
      const isSent = first?.kind === kind && first.marked === marked;
      sendFirst(isSent ? others : waiting.current);
    },
  });
  const { mutate: save, reset: forgetSaving } = useMutation({
    ...markJobMutation(api, queries, 'saved'),
    ...callbacksOf('saved'),
  });
  const { mutate: hide, reset: forgetHiding } = useMutation({
    ...markJobMutation(api, queries, 'hidden'),
    ...callbacksOf('hidden'),
  });

  const sendFirst = useCallback(
    ([first, ...others]: readonly Mark[]) => {
      sent.current = first ?? null;
      waiting.current = others;
      if (first) (first.kind === 'saved' ? save : hide)({ id, marked: first.marked });
    },
    [save, hide, id],
  );

  useSessionRenewed(
    useCallback(() => {
      if (!sent.current) return;
      // The call of the expired session never ends (access-22); it is sent again.
      forgetSaving();
      forgetHiding();
      sendFirst(inOrder([sent.current, ...waiting.current]));
    }, [forgetSaving, forgetHiding, sendFirst]),
  );

  return (kind, marked) => {
    cacheJobMarks(queries, id, marksOf(kind, marked));
    const mark = { kind, marked };
    if (sent.current) waiting.current = inOrder([...waiting.current, mark]);
    else sendFirst([mark]);
  };
}

/** Of each kind the last one, in the order of these. */
function inOrder(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ kind }, at) => !marks.slice(at + 1).some((later) => later.kind === kind));
}

/** A saved job is no longer hidden. A hidden one remembers that it was saved, for the way back. */
function marksOf(kind: MarkKind, marked: boolean): Partial<JobMarks> {
  if (kind === 'hidden') return { _hidden: marked };
  return marked ? { _saved: true, _hidden: false } : { _saved: false };
}
