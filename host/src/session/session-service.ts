import type { ApiClient } from '@silverjobs/api';
import { fetchMe, login, logout, refreshToken } from '@silverjobs/api/session';
import type { User } from '@silverjobs/contract';
import type { AccessSession } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import {
  type AppStorage,
  readAuthToken,
  type SessionStore,
  writeAuthToken,
} from '@silverjobs/shell';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand';
import type { SessionChannel } from './session-channel.ts';
import { createSessionClock } from './session-clock.ts';

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

/** Signs in and out, loads the user, answers what happens to the token (access-20, access-22). */
export interface SessionService {
  /** Loads the user if there is a token; without one the stored user is cleared (ACC-12). */
  load(): Promise<void>;
  /** Begins with what the document knows already: a user, or that nobody is signed in. */
  adopt(user: User | null): void;
  /** Signs in with a password, operators with a code too; the error of the call is the caller's. */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /** Starts a session with a token that a call has given: signup, link, new password (ACC-10). */
  begin(token: string): Promise<void>;
  /** Ends the session that runs and starts another user's (access-40). */
  change(token: string): Promise<void>;
  /** Signs the same user in again in place; open queries run again (access-23). */
  renew(password: string): Promise<void>;
  /** Fetches a fresh token before the time is over (ACC-19). */
  extend(): Promise<void>;
  /** Whether the user is being asked what becomes of unsent text. */
  readonly signOutPrompt: StoreApi<{ asking: boolean }>;
  /** Signs out; asks first where something is typed and not sent (access-38). */
  askToSignOut(): void;
  /**
   * Clears cookie, user data and query cache, and goes to /; other tabs follow (ACC-11).
   * @param drafts what becomes of unsent text; by default it is kept for this user
   */
  signOut(drafts?: 'keep' | 'forget'): Promise<void>;
  /** The token's time is over (ACC-14). */
  onTokenExpired(): void;
  /** The server refuses the token (ACC-15). */
  onUnauthorized(): void;
  /** True while requests need a token because somebody is signed in. */
  expectsToken(): boolean;
  /** Resolves when the user is known, or known not to be there. */
  settled(): Promise<AccessSession>;
}

/** Longest wait for the server's answer to a sign-out: nobody may be kept signed in by a dead line. */
const LOGOUT_WAIT_MS = 2_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Creates the service; there is one in the application. */
export function createSessionService(parts: SessionParts): SessionService {
  const { store, storage, queryClient, api, channel, goTo, recheck, unsaved } = parts;
  const signOutPrompt = createStore(() => ({ asking: false }));

  const onTokenExpired = (): void => {
    if (store.getState().user) store.setState({ status: 'expired', endsSoon: false });
    else clear();
  };
  const clock = createSessionClock(storage, {
    onEndsSoon: () => store.setState({ endsSoon: store.getState().status === 'ready' }),
    onEnd: onTokenExpired,
  });

  const clearToken = (): void => {
    writeAuthToken(null);
    clock.stop();
    store.setState({ status: 'anonymous', user: null, endsSoon: false });
  };

  const clear = (): void => {
    clearToken();
    storage.hideDrafts();
    queryClient.clear();
  };

  /** A page that is still shown would ask and store again what is cleared below it. */
  const clearAtStart = async (): Promise<void> => {
    clearToken();
    await goTo(paths.start);
    // On / itself only the query changed, which asks no guard.
    await recheck();
    queryClient.clear();
  };

  const leave = async (drafts: 'keep' | 'forget' = 'keep'): Promise<void> => {
    await clearAtStart();
    storage.clear(drafts);
  };

  const signOut = async (drafts: 'keep' | 'forget' = 'keep'): Promise<void> => {
    signOutPrompt.setState({ asking: false });
    // The token is worthless to us from here on, whether the server hears of it or not.
    await Promise.race([logout(api()).catch(() => {}), wait(LOGOUT_WAIT_MS)]);
    // Before the other tabs put aside what they find.
    if (drafts === 'forget') storage.clear(drafts);
    channel.broadcast({ kind: 'signed-out' });
    await leave(drafts);
  };

  const load = async (): Promise<void> => {
    if (!readAuthToken()) {
      storage.hideDrafts();
      store.setState({ status: 'anonymous', user: null, endsSoon: false });
      return;
    }
    store.setState({ status: 'loading' });
    try {
      const user = await fetchMe(api());
      storage.bindTo(user.id);
      store.setState({ status: 'ready', user, endsSoon: false });
      clock.resume();
    } catch {
      if (store.getState().status === 'loading') store.setState({ status: 'failed', user: null });
    }
  };

  const adopt = (user: User | null): void => {
    if (user) {
      storage.bindTo(user.id);
      clock.resume();
    } else storage.hideDrafts();
    store.setState({ status: user ? 'ready' : 'anonymous', user, endsSoon: false });
  };

  const extend = async (): Promise<void> => {
    writeAuthToken(await refreshToken(api()));
    store.setState({ endsSoon: false });
    channel.broadcast({ kind: 'renewed', endsAt: clock.restart() });
  };

  const begin = async (token: string): Promise<void> => {
    writeAuthToken(token);
    const endsAt = clock.restart();
    queryClient.clear();
    await load();
    channel.broadcast({ kind: 'began', endsAt });
  };

  /** Requests of before never settle, so their queries start again instead of waiting for them. */
  const resume = async (): Promise<void> => {
    const { user } = store.getState();
    // Another tab may have found nobody signed in meanwhile.
    if (user) storage.bindTo(user.id);
    store.setState(({ renewals }) => ({ status: 'ready', renewals: renewals + 1 }));
    await queryClient.cancelQueries();
    await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: true });
  };

  /** Somebody signed in in another tab: the same user goes on here, anybody else starts anew. */
  const follow = async (): Promise<void> => {
    const { status, user } = store.getState();
    if (status === 'expired') {
      const now = await fetchMe(api()).catch(() => null);
      if (now && now.id === user?.id) return resume();
    }
    await queryClient.resetQueries();
    await load();
    // What the one before typed still stands on the page.
    if (user && store.getState().user?.id !== user.id) await goTo(paths.start);
    await recheck();
  };

  channel.listen((message) => {
    if (message.kind === 'signed-out') return void leave();
    clock.follow(message.endsAt);
    if (message.kind === 'began') return void follow();
    store.setState({ endsSoon: false });
    if (store.getState().status === 'expired') void resume();
  });

  return {
    load,
    adopt,
    begin,
    change: async (token) => {
      await Promise.race([logout(api()).catch(() => {}), wait(LOGOUT_WAIT_MS)]);
      await begin(token);
    },
    extend,
    signIn: async (email, password, code) => begin(await login(api(), email, password, code)),
    renew: async (password) => {
      const { user } = store.getState();
      if (!user) return;
      writeAuthToken(await login(api(), user.email, password));
      channel.broadcast({ kind: 'renewed', endsAt: clock.restart() });
      await resume();
    },
    signOutPrompt,
    askToSignOut: () => {
      if (storage.hasDrafts() || unsaved().length > 0) signOutPrompt.setState({ asking: true });
      else void signOut();
    },
    signOut,
    onTokenExpired,
    onUnauthorized: () => void clearAtStart().then(() => storage.hideDrafts()),
    expectsToken: () => store.getState().user !== null,
    settled: () => settledAccess(store),
  };
}

/** What is known about the visitor at this moment; while the user is loaded, nothing that opens a page. */
export function accessNow(store: SessionStore): AccessSession {
  const { status, user } = store.getState();
  return { signedIn: status !== 'anonymous', loaded: user !== null, user };
}

function settledAccess(store: SessionStore): Promise<AccessSession> {
  return new Promise((resolve) => {
    const answer = (): boolean => {
      if (store.getState().status === 'loading') return false;
      resolve(accessNow(store));
      return true;
    };
    if (answer()) return;
    const stop = store.subscribe(() => {
      if (answer()) stop();
    });
  });
}
