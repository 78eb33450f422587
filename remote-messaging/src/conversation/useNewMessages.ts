import { useApi } from '@silverjobs/api';
import { loadNewMessages } from '@silverjobs/api/message';
import type { LiveEvent, Message } from '@silverjobs/contract';
import { useLiveConnected, useLiveEvents, useSessionRenewed } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

const POLL_INTERVAL_MS = 15_000;

/**
 * Looks for new messages of an open conversation when an event announces them, and when the page
 * becomes visible; while events do not come, every 15 seconds (messages-15).
 * @param newest place of the newest shown message; -1 while there is none
 * @param onNew called with what the history did not have; must be stable
 */
export function useNewMessages(
  conversationId: number,
  newest: number,
  onNew: (messages: readonly Message[]) => void,
): void {
  const api = useApi();
  const queries = useQueryClient();
  const busy = useRef(false);
  /** Something was told during a look: it may have come too late for it. */
  const again = useRef(false);

  const checkForMessages = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    again.current = true;
    if (busy.current) return;
    busy.current = true;
    try {
      while (again.current) {
        again.current = false;
        const added = await loadNewMessages(api, queries, conversationId);
        if (added.length > 0) onNew(added);
      }
    } catch {
      // The next look tries again; sending and loading say by themselves what is wrong.
    } finally {
      busy.current = false;
    }
  }, [api, queries, conversationId, onNew]);

  useEffect(() => {
    const seen = () => void checkForMessages();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [checkForMessages]);
  const connected = useLiveConnected();
  useEffect(() => {
    if (connected) return;
    const timer = setInterval(() => void checkForMessages(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [connected, checkForMessages]);
  useLiveEvents(
    'messages',
    useCallback(
      (event: LiveEvent) => {
        const about = event.communication_id;
        if (about === null || about === conversationId) void checkForMessages();
      },
      [conversationId, checkForMessages],
    ),
  );

  const reached = useRef(newest);
  useEffect(() => {
    // An earlier batch that was on its way has put back the pages as they were when it started.
    if (newest < reached.current) void checkForMessages();
    reached.current = Math.max(reached.current, newest);
  }, [newest, checkForMessages]);

  // The look of an expired session never ends (access-22).
  const renewed = useCallback(() => {
    busy.current = false;
    void checkForMessages();
  }, [checkForMessages]);
  useSessionRenewed(renewed);
}
