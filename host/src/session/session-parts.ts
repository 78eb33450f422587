import type { ApiClient } from '@silverjobs/api';
import { type AppStorage, openChannel, type SessionStore } from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
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
  /** True while the server is told that the session ends. */
  isEnding: boolean;
}

/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  | { kind: 'signed-out' }
  | { kind: 'began'; endsAt: number }
  | { kind: 'renewed'; endsAt: number };

/** Connects the tabs of one browser. */
export interface SessionChannel {
  broadcast(message: SessionMessage): void;
  listen(onMessage: (message: SessionMessage) => void): void;
}

const CHANNEL_NAME = 'silverjobs-session';

/** The channel of this browser; without one, tabs go on alone. */
export function openSessionChannel(): SessionChannel {
  const channel = openChannel(CHANNEL_NAME);
  if (!channel) return { broadcast: () => {}, listen: () => {} };
  return {
    broadcast: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => onMessage(data);
    },
  };
}
