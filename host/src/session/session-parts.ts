import type { ApiClient } from '@silverjobs/api';
import type { AppStorage, SessionStore } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionChannel } from './session-channel.ts';
import type { SessionClock } from './session-clock.ts';

/** What the service works with. */
export interface SessionParts {
  store: SessionStore;
  storage: AppStorage;
  queryClient: QueryClient;
  api: () => ApiClient;
  channel: SessionChannel;
  /** Leads to a path of the application. */
  goTo: (path: string) => Promise<void>;
  /** Asks the guards of the page shown again. */
  recheck: () => Promise<void>;
  /** Names of what is unsaved on the page. */
  unsaved: () => string[];
}

/** What starting and ending a session work with. */
export interface Session extends SessionParts {
  clock: SessionClock;
}
