import { useApi } from '@silverjobs/api';
import { sendMessageMutation } from '@silverjobs/api/message';
import type { MessageInput } from '@silverjobs/contract';
import { useSessionRenewed, useShell } from '@silverjobs/shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/** Sending a message, and where it stands. */
export interface MessageSending {
  send: (input: MessageInput) => void;
  sending: boolean;
  error: unknown;
  /** The session ended while sending and the user is signed in again (access-23). */
  interrupted: boolean;
}

/**
 * Sends a message once, whatever is clicked (MSG-07).
 * @param onArrived called with the text that has arrived
 */
export function useSendMessage(onArrived: (text: string) => void): MessageSending {
  const shell = useShell();
  const { onSuccess, ...base } = sendMessageMutation(useApi(), useQueryClient());
  const [interrupted, setInterrupted] = useState(false);
  const busy = useRef(false);

  const sending = useMutation({
    ...base,
    onSuccess: (sent, input, ...rest) => {
      shell.notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      onArrived(input.message);
      return onSuccess?.(sent, input, ...rest);
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
    (input: MessageInput) => {
      if (busy.current) return;
      busy.current = true;
      setInterrupted(false);
      mutate(input);
    },
    [mutate],
  );
  return { send, sending: sending.isPending, error: sending.error, interrupted };
}
