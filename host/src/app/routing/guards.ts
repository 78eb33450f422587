import { evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import { safeRedirectPath } from '@silverjobs/contract/redirect-path';
import type { LinkToken } from '@silverjobs/shell';
import { redirect, redirectDocument } from 'react-router-dom';
import type { PreviewNote } from '../../../common/boot-data.ts';
import { choosePage } from '../../../common/choose-page.ts';
import { declaredPages, purposePath, type RemotePage } from '../../../common/page-table.ts';
import { type LiveRegistry, livePage } from '../../loading/live-registry.ts';
import { LoadError, type LoadFailure } from '../../loading/load-failure.ts';
import { type PageLoader, type PageRouteData, toFailure } from '../../loading/load-page.ts';
import type { Renewal } from '../../loading/renewal.ts';
import type { SessionService } from '../../session/session-service.ts';
import type { StoredRedirect } from '../../session/stored-redirect.tsx';

/** What guards work with. */
export interface GuardParts {
  session: SessionService;
  loader: PageLoader;
  redirect: StoredRedirect;
  registry: LiveRegistry;
  /** Names of what is unsaved on the page. */
  unsaved: () => string[];
  /** Secret of the link that opened the document. */
  linkToken: () => LinkToken | null;
  renewal: Renewal;
  /** Which builds this tab shows instead of the live ones. */
  preview?: PreviewNote;
}

/**
 * Guard and loader of the pages on one path: access is decided before any code is asked for.
 * @param wanted path, query and hash asked for
 */
export async function loadPageRoute(
  pages: RemotePage[],
  wanted: string,
  guards: GuardParts,
): Promise<PageRouteData | Response> {
  const { session, redirect: stored } = guards;
  const [access] = await Promise.all([session.settled(), guards.registry.refresh()]);
  // A user whose data cannot be loaded goes to /, which shows an error with a retry (access-13).
  if (access.signedIn && !access.loaded && !pages.some(isPublic)) {
    if (wanted.split(/[?#]/)[0] === paths.start) return { kind: 'session-failed' };
    // The retry leads on to where the visitor wanted to be.
    stored.remember(wanted);
    return redirect(paths.start);
  }
  const planPath = purposePath(declaredPages(guards.registry.current()), 'explain-plan');
  const choice = choosePage(pages, access, wanted, planPath);
  if (choice.kind === 'redirect') {
    if (!access.signedIn) stored.remember(wanted);
    // Somebody for whom even the start page is closed would be sent in a circle.
    if (choice.to === wanted) return { kind: 'session-failed' };
    // Documents of other pages do not know the back-office (operators-1).
    return choice.to === paths.operatorStart ? redirectDocument(choice.to) : redirect(choice.to);
  }
  const storedPath = wanted === paths.start && access.signedIn ? stored.take(wanted) : null;
  if (storedPath) return redirect(storedPath);
  return loadLivePage(choice.page, wanted, guards);
}

/**
 * Loads a page as the registry has it now. A remote that this tab has already loaded in another
 * release is opened in a new document, so that two releases never meet; what is unsaved waits.
 */
async function loadLivePage(
  known: RemotePage,
  wanted: string,
  { loader, registry, unsaved, renewal }: GuardParts,
): Promise<PageRouteData | Response> {
  const { disabled = [] } = registry.current();
  if (disabled.includes(known.remote.name)) {
    const failure = toFailure(known, new LoadError('disabled', 'Switched off in the registry.'));
    return { kind: 'page', target: known, result: { kind: 'failed', failure } };
  }
  const live = livePage(registry.current(), known);
  const changed = live.remote.release !== known.remote.release;
  if (changed && loader.has(known) && unsaved().length === 0) return redirectDocument(wanted);
  const target = changed && loader.has(known) ? known : live;
  const result = await loader.load(target);
  if (result.kind === 'failed' && result.live && mayBeOutdated(result.failure)) {
    if ((await renewal.afterFailure(result.live)) === 'reload') return redirectDocument(wanted);
  }
  return { kind: 'page', target, result };
}

/** Whether the failure may come from a release that is too old. */
function mayBeOutdated({ reason }: LoadFailure): boolean {
  return reason !== 'crashed' && reason !== 'disabled';
}

function isPublic({ page }: RemotePage): boolean {
  return page.access.kind === 'public';
}

/**
 * Guard of the login page: who is signed in goes on (access-11). With the link of a mail the page itself
 * looks first whose it is (access-40).
 * @param linkToken the link's secret, and for which page
 */
export async function loadGuestRoute(
  session: SessionService,
  url: URL,
  linkToken: LinkToken | null,
): Promise<Response | null> {
  if (linkToken?.path === url.pathname) {
    await session.settled();
    return null;
  }
  const decision = evaluateAccess({ kind: 'guest' }, await session.settled());
  return decision.allowed ? null : redirect(afterSignIn(url.searchParams));
}

/** Where to go after signing in: the remembered path if it is one of ours, else / (access-17). */
function afterSignIn(query: URLSearchParams): string {
  return safeRedirectPath(query.get('from')) ?? paths.start;
}
