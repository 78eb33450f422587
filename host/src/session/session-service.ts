import type { ApiClient } from '@silverjobs/api';
import { fetchMe, login, logout } from '@silverjobs/api/session';
import type { AccessSession } from '@silverjobs/contract/access';
import {
  type AppStorage,
  readAuthToken,
  type SessionStore,
  writeAuthToken,
} from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';

/** What the service works with. */
export interface SessionParts {
  store: SessionStore;
  storage: AppStorage;
  queryClient: QueryClient;
  api: () => ApiClient;
  /** Leads to a path of the application. */
  goTo: (path: string) => void;
}

/** Signs in and out, loads the user, and answers what happens to the token (Spec 1 §4, D2). */
export interface SessionService {
  /** Loads the user if there is a token; without one the stored user is cleared (ACC-12). */
  load(): Promise<void>;
  /** Signs in with a password; the error of the call is the caller's. */
  signIn(email: string, password: string): Promise<void>;
  /** Starts a session with a token that a call has given: signup, link, new password (ACC-10). */
  begin(token: string): Promise<void>;
  /** Signs the same user in again in place; open queries run again (D2). */
  renew(password: string): Promise<void>;
  /** Clears cookie, user data and query cache, and goes to / (ACC-11). */
  signOut(): Promise<void>;
  /** The token's time is over (ACC-14). */
  onTokenExpired(): void;
  /** The server refuses the token (ACC-15). */
  onUnauthorized(): void;
  /** True while requests need a token because somebody is signed in. */
  expectsToken(): boolean;
  /** Resolves when the user is known, or known not to be there. */
  settled(): Promise<AccessSession>;
}

/** Creates the service; there is one in the application. */
export function createSessionService(parts: SessionParts): SessionService {
  const { store, storage, queryClient, api, goTo } = parts;

  const clear = (): void => {
    writeAuthToken(null);
    store.setState({ status: 'anonymous', user: null });
    queryClient.clear();
  };

  const load = async (): Promise<void> => {
    if (!readAuthToken()) {
      store.setState({ status: 'anonymous', user: null });
      return;
    }
    store.setState({ status: 'loading' });
    try {
      const user = await fetchMe(api());
      storage.bindTo(user.id);
      store.setState({ status: 'ready', user });
    } catch {
      if (store.getState().status === 'loading') store.setState({ status: 'failed', user: null });
    }
  };

  const begin = async (token: string): Promise<void> => {
    writeAuthToken(token);
    queryClient.clear();
    await load();
  };

  return {
    load,
    signIn: async (email, password) => begin(await login(api(), email, password)),
    begin,
    renew: async (password) => {
      const { user } = store.getState();
      if (!user) return;
      writeAuthToken(await login(api(), user.email, password));
      store.setState(({ renewals }) => ({ status: 'ready', renewals: renewals + 1 }));
      // Requests of before never settle, so their queries start anew instead of waiting for them.
      await queryClient.cancelQueries();
      await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: true });
    },
    signOut: async () => {
      // The token is worthless to us from here on, whether the server hears of it or not.
      await logout(api()).catch(() => {});
      clear();
      storage.clear();
      goTo('/');
    },
    onTokenExpired: () => {
      if (store.getState().user) store.setState({ status: 'expired' });
      else clear();
    },
    onUnauthorized: () => {
      clear();
      goTo('/');
    },
    expectsToken: () => store.getState().user !== null,
    settled: () =>
      new Promise((resolve) => {
        const answer = (): boolean => {
          const { status, user } = store.getState();
          if (status === 'loading') return false;
          resolve({ signedIn: status !== 'anonymous', loaded: user !== null, user });
          return true;
        };
        if (answer()) return;
        const stop = store.subscribe(() => {
          if (answer()) stop();
        });
      }),
  };
}
