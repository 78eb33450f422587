import { type ApiClient, abortEarlyCalls } from '@silverjobs/api';
import { logout } from '@silverjobs/api/session';
import { paths } from '@silverjobs/contract/paths';
import { writeAuthToken } from '@silverjobs/shell';
import { mayShowNotices } from './may-show-notices.ts';
import type { Session } from './session-parts.ts';

/** Longest wait for the server's answer to a sign-out: nobody may be kept signed in by a dead line. */
const LOGOUT_WAIT_MS = 2_000;
/** Of it the time for ending notices, which would else end the session when another has begun. */
const NOTICES_WAIT_MS = 1_000;

/** Where a helper without a session is told so. */
const HELP_OVER = `${paths.helpEntry}?grund=abgemeldet`;

/** What becomes of unsent text: it waits for this user, or goes. */
export type DraftChoice = 'keep' | 'forget';

function clearToken({ store, clock }: Session): void {
  writeAuthToken(null);
  clock.stop();
  store.setState({ status: 'anonymous', user: null, endsSoon: false });
}

/** Clears a session of which nothing is shown yet. */
export function clearSession(session: Session): void {
  clearToken(session);
  session.storage.hideDrafts();
  session.queryClient.clear();
}

/**
 * Clears the session on the start page: a page that is still shown would ask and store again what is
 * cleared below it. A helper has no account to sign in to: that the help is over is said where another link can be
 * asked for (account-75).
 */
export async function clearAtStart(session: Session): Promise<void> {
  const helped = session.store.getState().user?.helps !== undefined;
  clearToken(session);
  await session.goTo(helped ? HELP_OVER : paths.start);
  // On / itself only the query changed, which asks no guard.
  await session.recheck();
  session.queryClient.clear();
}

/** Ends the session in this tab. */
export async function leaveSession(session: Session, drafts: DraftChoice = 'keep'): Promise<void> {
  await clearAtStart(session);
  session.storage.clear(drafts);
}

/** Ends the session on the server, or gives up after a while. */
export async function endServerSession(session: Session): Promise<void> {
  const { api, queryClient } = session;
  const late = waitFor(LOGOUT_WAIT_MS);
  await Promise.race([endNotices(api()).catch(() => {}), waitFor(NOTICES_WAIT_MS)]);
  session.isEnding = true;
  // A page that still loads, or is prefetched, would be refused, and report it.
  abortEarlyCalls();
  await queryClient.cancelQueries();
  await Promise.race([logout(api()).catch(() => {}), late]);
  session.isEnding = false;
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Notices of this account would go on to whoever uses this browser next (account-60). */
async function endNotices(api: ApiClient): Promise<void> {
  if (!mayShowNotices()) return;
  const { endNoticesHere } = await import('@silverjobs/api/push-device');
  await endNoticesHere(api);
}

/** Ends the session on the server, in this tab and in the others. */
export async function signOut(session: Session, drafts: DraftChoice = 'keep'): Promise<void> {
  // The token is worthless to us from here on, whether the server hears of it or not.
  await endServerSession(session);
  // Before the other tabs put aside what they find.
  if (drafts === 'forget') session.storage.clear(drafts);
  session.channel.broadcast({ kind: 'signed-out' });
  await leaveSession(session, drafts);
}
