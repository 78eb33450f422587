import { apiErrorStatus, useApi } from '@silverjobs/api';
import { applyMutation } from '@silverjobs/api/application';
import { jobKeys } from '@silverjobs/api/job-demand';
import type { ApplicationInput } from '@silverjobs/contract';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** Sending a message to an employer, and where it stands. */
export interface OutreachSending {
  send: (input: ApplicationInput) => void;
  sending: boolean;
  error: unknown;
  /** The session ended while sending and the user is signed in again (access-23). */
  interrupted: boolean;
}

/**
 * Sends a message once, whatever is clicked (CON-06).
 * @param onSent called when it has arrived, also after the dialog was closed
 */
export function useSendOutreach(onSent: () => void): OutreachSending {
  const shell = useShell();
  const queries = useQueryClient();
  const { onSuccess, ...base } = applyMutation(useApi(), queries);
  const [interrupted, setInterrupted] = useState(false);
  const busy = useRef(false);

  const sending = useMutation({
    ...base,
    onSuccess: (outreach, input, ...rest) => {
      onSuccess?.(outreach, input, ...rest);
      shell.notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      onSent();
    },
    onError: (error, input) => {
      // Somebody has written already, from another window: the page must know.
      if (apiErrorStatus(error) === 409) {
        void queries.invalidateQueries({ queryKey: jobKeys.detail(input.job_demand_id) });
      }
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  const { mutate, reset } = sending;
  const renewed = useCallback(() => {
    // The request of an expired session never ends (ACC-14): it is given up and offered again.
    if (!busy.current) return;
    busy.current = false;
    reset();
    setInterrupted(true);
  }, [reset]);
  useSessionRenewed(renewed);

  const send = useCallback(
    (input: ApplicationInput) => {
      if (busy.current) return;
      busy.current = true;
      setInterrupted(false);
      mutate(input);
    },
    [mutate],
  );
  return { send, sending: sending.isPending, error: sending.error, interrupted };
}
