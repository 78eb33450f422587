import { useApi } from '@silverjobs/api';
import { loadChangedConversations } from '@silverjobs/api/conversation';
import type { LiveEvent } from '@silverjobs/contract';
import { useLiveConnected, useLiveEvents, useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { newsText } from './news-text.ts';

/** How often the list is looked at while news do not come by themselves, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Keeps the list of conversations true while it is open: by events, else by looking now and then
 * (messages-15). What is new is announced once.
 */
export function useConversationNews(): void {
  const api = useApi();
  const queries = useQueryClient();
  const viewer = useParticipantRole();
  const { announce } = useShell();
  const connected = useLiveConnected();
  const work = useRef(Promise.resolve());
  const checkForNews = useCallback(
    (id: number | null) => {
      // One after the other: an older answer must not come after a newer one.
      work.current = work.current
        .then(async () => {
          const changes = await loadChangedConversations(api, queries, id, viewer === 'client');
          const text = newsText(changes, viewer);
          if (text) announce(text);
        })
        // The next event or look tries again.
        .catch(() => {});
    },
    [api, queries, viewer, announce],
  );
  useLiveEvents(
    'messages',
    useCallback(
      ({ communication_id }: LiveEvent) => checkForNews(communication_id),
      [checkForNews],
    ),
  );
  useEffect(() => {
    if (connected) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') checkForNews(null);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [connected, checkForNews]);
}
