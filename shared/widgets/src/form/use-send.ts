import { useRenewableMutation } from '@silverjobs/api';
import { useSessionRenewed } from '@silverjobs/shell';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { currentOf } from './conflict.ts';
import { refusedField } from './find-problems.ts';
import type { FormOptions } from './form-types.ts';
import type { useConflict } from './use-conflict.ts';
import type { useProblems } from './use-problems.ts';
import type { useTyped } from './use-typed.ts';

/** The other parts of the form that sending works with. */
interface FormParts<V extends object> {
  typed: ReturnType<typeof useTyped<V>>;
  found: Pick<ReturnType<typeof useProblems<V>>, 'clear' | 'refuse'>;
  conflict: Pick<ReturnType<typeof useConflict<V>>, 'meet'>;
}

/**
 * Sends a form, once at a time. What the server refuses stands at its field; over a record that
 * another window has saved meanwhile it is sent again, where both have not changed the same.
 */
export function useSend<V extends object, Body, Data>(
  options: FormOptions<V, Body, Data>,
  { typed, found, conflict }: FormParts<V>,
) {
  const { mutation, toBody, readCurrent, words, onSent, onArrived, onFailed } = options;
  const [sent, setSent] = useState(false);
  const sending = useRenewableMutation({
    ...mutation,
    onSuccess: (...arrived) => {
      const [data, body] = arrived;
      const stored = mutation.onSuccess?.(...arrived);
      const now = typed.latest();
      typed.forget();
      onArrived?.(data, body, now);
      return stored;
    },
  });
  const [interrupted, setInterrupted] = useInterrupted(sending.isPending);

  /** The record as another window has saved it: goes on over it, or leaves the choice to the user. */
  function sendOver(mine: V, current: Data & { version?: string }, read: (current: Data) => V) {
    const next = conflict.meet(mine, {
      theirs: read(current),
      version: current.version,
      words: words?.(current) ?? {},
    });
    if (next) send(typed.set(next.values, next.over));
  }

  function send(ready: V) {
    sending.mutate(toBody(ready, typed.base().version), {
      onSuccess: (data) => {
        setSent(true);
        found.clear();
        onSent?.(data, ready);
      },
      onError: (error) => {
        const current = currentOf(error);
        if (current && readCurrent) return sendOver(ready, current as Data & object, readCurrent);
        const refused = refusedField(options, error);
        if (refused) found.refuse(refused);
        onFailed?.(error);
      },
    });
  }

  const isStale = readCurrent !== undefined && currentOf(sending.error) !== null;
  return {
    send,
    sending: sending.isPending,
    /** It has arrived, and nothing was changed since. */
    sent,
    /** It was changed since it arrived. */
    noteChange: () => setSent(false),
    /** The session ended while it was being sent: it is offered once more (access-22). */
    interrupted,
    /** A new attempt begins. */
    begin: () => {
      setSent(false);
      setInterrupted(false);
    },
    /** Why it was not sent; what the server says about one field stands at that field. */
    failure: isStale || refusedField(options, sending.error) ? null : sending.error,
  };
}

/** Whether the session ended while something was pending, and the user is signed in again. */
function useInterrupted(isPending: boolean) {
  const [interrupted, setInterrupted] = useState(false);
  const pending = useRef(false);
  useLayoutEffect(() => {
    pending.current = isPending;
  });
  useSessionRenewed(useCallback(() => setInterrupted(pending.current), []));
  return [interrupted, setInterrupted] as const;
}
