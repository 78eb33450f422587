import type { LiveEvent, LiveTopic } from '@silverjobs/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShell } from './shell-context.tsx';

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
