import type { LiveEvent } from '@silverjobs/contract';
import { createStore, type StoreApi } from 'zustand';

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
