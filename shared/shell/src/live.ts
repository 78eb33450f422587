import type { LiveEvent, LiveTopic } from '@silverjobs/contract';
import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useShell } from './shell-context.tsx';

/** News that come by themselves. The host keeps the one connection of the browser. */
export interface Live {
  /** Whether news come by themselves; while they do not, pages ask now and then. */
  readonly connection: StoreApi<{ connected: boolean }>;
  /** Hands an event to everything that listens; for the host. */
  tell(event: LiveEvent): void;
  /** Calls `listener` with every event until the returned function is called. */
  listen(listener: (event: LiveEvent) => void): () => void;
}

/** Creates what hands out events; nothing is connected yet. */
export function createLive(): Live {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    connection: createStore(() => ({ connected: false })),
    tell: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Hears events of a topic.
 * @param onEvent must be stable
 */
export function useLiveEvents(topic: LiveTopic, onEvent: (event: LiveEvent) => void): void {
  const { live } = useShell();
  useEffect(
    () =>
      live.listen((event) => {
        if (event.topic === topic) onEvent(event);
      }),
    [live, topic, onEvent],
  );
}

/** Whether news come by themselves. */
export function useLiveConnected(): boolean {
  return useStore(useShell().live.connection, ({ connected }) => connected);
}
