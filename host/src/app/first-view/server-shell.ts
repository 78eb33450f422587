import type { User } from '@silverjobs/contract';
import { createStore } from 'zustand';
import type { SessionService } from '../../session/session-service.ts';
import type { StoredRedirect } from '../../session/stored-redirect.tsx';
import type { AppFrame } from '../routing/app-routes.tsx';

const never = (): never => {
  throw new Error('The server renders and does nothing else.');
};

/** The session during a render on the server: it knows the user and can do nothing. */
export function createServerSession(user: User | null): SessionService {
  return {
    load: never,
    adopt: never,
    signIn: never,
    begin: never,
    change: never,
    renew: never,
    extend: never,
    signOutPrompt: createStore(() => ({ asking: false })),
    askToSignOut: never,
    signOut: never,
    onTokenExpired: () => {},
    onUnauthorized: () => {},
    expectsToken: () => user !== null,
    isEnding: () => false,
    settled: async () => ({ signedIn: user !== null, loaded: user !== null, user }),
  };
}

/** Nothing is wanted beyond what was asked for. */
export const noRedirect: StoredRedirect = {
  remember: never,
  forget: () => {},
  take: () => null,
};

/** A tab's history and renewal, of which the server has none. */
export function createServerFrame(): Pick<AppFrame, 'history' | 'renewal'> {
  return {
    history: { stack: { add: () => () => {} }, start: () => () => {} },
    renewal: { asking: createStore(() => ({ question: null })), reload: () => {} },
  };
}
