import { useUser } from '@silverjobs/shell';
import { useEffect, useRef } from 'react';
import { useHistory } from './useHistory.ts';

/** What is watched: the text, and the newest message when it was sent. */
interface Sent {
  text: string;
  after: number;
}

/**
 * Whether a message whose sending failed stands in the history after all: when only its answer was
 * lost, nothing may say that it was not sent (messages-23).
 * @param onCame called once with its text
 */
export function useArrival(
  conversationId: number,
  failure: unknown,
  onCame: (text: string) => void,
): { came: boolean; watch: (text: string) => void } {
  const usersId = useUser()?.id;
  const { messages } = useHistory(conversationId);
  const sent = useRef<Sent | null>(null);
  const told = useRef<Sent | null>(null);
  const { current } = sent;
  const came =
    Boolean(failure) &&
    current !== null &&
    messages.some(
      ({ sending_users_id, position, message }) =>
        sending_users_id === usersId && position > current.after && message.trim() === current.text,
    );
  useEffect(() => {
    if (!came || !current || told.current === current) return;
    told.current = current;
    onCame(current.text);
  });
  return {
    came,
    watch: (text) => {
      sent.current = { text, after: messages.at(-1)?.position ?? -1 };
    },
  };
}
