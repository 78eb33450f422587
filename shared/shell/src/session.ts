import type { User } from '@silverjobs/contract';
import { createStore, type StoreApi } from 'zustand';

/**
 * Where the session stands.
 * - anonymous: no token
 * - loading: a token, the user is not known yet
 * - ready: the user is known
 * - failed: a token, but the user could not be loaded (access-13)
 * - expired: the token's 3 hours are over; the user stays known until signed in again (access-22)
 */
type SessionStatus = 'anonymous' | 'loading' | 'ready' | 'failed' | 'expired';

/** Session state, one store for the whole application. */
export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** Counts sign-ins in place; pages offer again what expiry interrupted (access-23). */
  renewals: number;
  /** True in the last ten minutes of a session, until the user answers (access-24). */
  endsSoon: boolean;
}

/** The store that holds the session. */
export type SessionStore = StoreApi<SessionState>;

/** Creates the session store; one for each request on the server, one in the browser. */
export function createSessionStore(initial: Partial<SessionState> = {}): SessionStore {
  return createStore<SessionState>(() => ({
    status: 'anonymous',
    user: null,
    renewals: 0,
    endsSoon: false,
    ...initial,
  }));
}
