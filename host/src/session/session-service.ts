import { login, refreshToken } from '@silverjobs/api/session';
import type { User } from '@silverjobs/contract';
import type { AccessSession } from '@silverjobs/contract/access';
import { type SessionStore, writeAuthToken } from '@silverjobs/shell';
import { createStore, type StoreApi } from 'zustand';
import { createSessionClock } from './session-clock.ts';
import {
  clearAtStart,
  clearSession,
  endServerSession,
  leaveSession,
  signOut,
} from './session-end.ts';
import type { Session, SessionParts } from './session-parts.ts';
import {
  adoptUser,
  beginSession,
  followOtherTab,
  loadUser,
  resumeSession,
} from './session-start.ts';

/** Signs in and out, loads the user, answers what happens to the token (access-20, access-22). */
export interface SessionService {
  /** Loads the user if there is a token; without one the stored user is cleared (access-20). */
  load(): Promise<void>;
  /** Begins with what the document knows already: a user, or that nobody is signed in. */
  adopt(user: User | null): void;
  /** Signs in with a password, whoever has a second factor with a code too; the error of the call is the caller's. */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /** Starts a session with a token that a call has given: signup, link, new password (access-20). */
  begin(token: string): Promise<void>;
  /** Ends the session that runs and starts another user's (access-40). */
  change(token: string): Promise<void>;
  /** Signs the same user in again in place; open queries run again (access-23). */
  renew(password: string, code?: string): Promise<void>;
  /** Fetches a fresh token before the time is over (access-24). */
  extend(): Promise<void>;
  /** Whether the user is being asked what becomes of unsent text. */
  readonly signOutPrompt: StoreApi<{ asking: boolean }>;
  /** Signs out; asks first where something is typed and not sent (access-38). */
  askToSignOut(): void;
  /**
   * Clears cookie, user data and query cache, and goes to /; other tabs follow (access-21).
   * @param drafts what becomes of unsent text; by default it is kept for this user
   */
  signOut(drafts?: 'keep' | 'forget'): Promise<void>;
  /** The token's time is over (access-22). */
  onTokenExpired(): void;
  /** The server refuses the token (access-25). */
  onUnauthorized(): void;
  /** True while requests need a token because somebody is signed in. */
  expectsToken(): boolean;
  /** True while the server is told that the session ends. */
  isEnding(): boolean;
  /** Resolves when the user is known, or known not to be there. */
  settled(): Promise<AccessSession>;
}

/** Creates the service; there is one in the application. */
export function createSessionService(parts: SessionParts): SessionService {
  const { store, storage, api, channel, unsaved } = parts;
  const signOutPrompt = createStore(() => ({ asking: false }));
  const onTokenExpired = (): void => {
    if (store.getState().user) store.setState({ status: 'expired', endsSoon: false });
    else clearSession(session);
  };
  const clock = createSessionClock(storage, {
    onEndsSoon: () => store.setState({ endsSoon: store.getState().status === 'ready' }),
    onEnd: onTokenExpired,
  });
  const session: Session = { ...parts, clock, isEnding: false };
  /** A fresh token has come: the time begins anew, in the other tabs too. */
  const restartClock = (): void => channel.broadcast({ kind: 'renewed', endsAt: clock.restart() });

  listenToOtherTabs(session);

  return {
    load: () => loadUser(session),
    adopt: (user) => adoptUser(session, user),
    begin: (token) => beginSession(session, token),
    change: async (token) => {
      await endServerSession(session);
      await beginSession(session, token);
    },
    extend: async () => {
      writeAuthToken(await refreshToken(api()));
      store.setState({ endsSoon: false });
      restartClock();
    },
    signIn: async (email, password, code) =>
      beginSession(session, await login(api(), email, password, code)),
    renew: async (password, code) => {
      const { user } = store.getState();
      if (!user) return;
      writeAuthToken(await login(api(), user.email, password, code));
      restartClock();
      await resumeSession(session);
    },
    signOutPrompt,
    askToSignOut: () => {
      if (storage.hasDrafts() || unsaved().length > 0) signOutPrompt.setState({ asking: true });
      else void signOut(session);
    },
    signOut: (drafts) => {
      signOutPrompt.setState({ asking: false });
      return signOut(session, drafts);
    },
    onTokenExpired,
    onUnauthorized: () => {
      // Another call of this session was refused before, and leads to where its user belongs.
      if (store.getState().status === 'anonymous') return;
      void clearAtStart(session).then(() => storage.hideDrafts());
    },
    expectsToken: () => store.getState().user !== null,
    isEnding: () => session.isEnding,
    settled: () => settledAccess(store),
  };
}

function listenToOtherTabs(session: Session): void {
  const { store, channel, clock } = session;
  channel.listen((message) => {
    if (message.kind === 'signed-out') return void leaveSession(session);
    clock.follow(message.endsAt);
    if (message.kind === 'began') return void followOtherTab(session);
    store.setState({ endsSoon: false });
    if (store.getState().status === 'expired') void resumeSession(session);
  });
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
