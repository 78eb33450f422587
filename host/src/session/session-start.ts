import { fetchMe } from '@silverjobs/api/session';
import type { User } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { readAuthToken, writeAuthToken } from '@silverjobs/shell';
import type { Session } from './session-parts.ts';

/** Loads the user if there is a token; without one the stored user is cleared (access-20). */
export async function loadUser({ store, storage, api, clock }: Session): Promise<void> {
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
}

/** Takes the user that the document has brought, or that nobody is signed in. */
export function adoptUser({ store, storage, clock }: Session, user: User | null): void {
  if (user) {
    storage.bindTo(user.id);
    clock.resume();
  } else storage.hideDrafts();
  store.setState({ status: user ? 'ready' : 'anonymous', user, endsSoon: false });
}

/** Starts a session with a token that a call has given (access-20). */
export async function beginSession(session: Session, token: string): Promise<void> {
  writeAuthToken(token);
  const endsAt = session.clock.restart();
  session.queryClient.clear();
  await loadUser(session);
  session.channel.broadcast({ kind: 'began', endsAt });
}

/**
 * Goes on after the same user has signed in again. Requests of before never settle, so their queries
 * start again instead of waiting for them.
 */
export async function resumeSession({ store, storage, queryClient }: Session): Promise<void> {
  const { user } = store.getState();
  // Another tab may have found nobody signed in meanwhile.
  if (user) storage.bindTo(user.id);
  store.setState(({ renewals }) => ({ status: 'ready', renewals: renewals + 1 }));
  await queryClient.cancelQueries();
  await queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: true });
}

/** Somebody signed in in another tab: the same user goes on here, anybody else starts anew. */
export async function followOtherTab(session: Session): Promise<void> {
  const { store, queryClient, api, goTo, recheck } = session;
  const { status, user } = store.getState();
  if (status === 'expired') {
    const now = await fetchMe(api()).catch(() => null);
    if (now && now.id === user?.id) return resumeSession(session);
  }
  await queryClient.resetQueries();
  await loadUser(session);
  // What the one before typed still stands on the page.
  if (user && store.getState().user?.id !== user.id) await goTo(paths.start);
  await recheck();
}
