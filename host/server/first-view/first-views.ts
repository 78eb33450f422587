import { createHash } from 'node:crypto';
import type { User } from '@silverjobs/contract';
import { displayCookie } from '@silverjobs/contract/display';
import { formatDate } from '@silverjobs/contract/formats';
import type { HostRelease, Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';
import { unmetNeeds } from '@silverjobs/federation/compatibility';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { AppConfig } from '@silverjobs/shell';
import { findAuthToken } from '@silverjobs/shell/auth-cookie';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import type { PreviewNote } from '../../common/boot-data.ts';
import {
  allFirstCalls,
  callAddress,
  callAddresses,
  storedKeys,
  withBases,
} from '../../common/call-addresses.ts';
import { hostFirstCalls } from '../../common/first-calls.ts';
import type { FirstViewInput } from '../../common/first-view.ts';
import { helpOf } from '../../common/help.ts';
import { hostPaths } from '../../common/host-paths.ts';
import { type KeptTexts, readKept } from '../../common/kept-cookie.ts';
import { memoizeByObject } from '../common/caches.ts';
import type { HeadContext } from '../common/head-tags.ts';
import type { Packing } from '../http/pack-document.ts';
import { serializeWithRegistry } from '../releases/boot-registry.ts';
import {
  askableOfTeams,
  type BackendCaller,
  createBreaker,
  createTeamCaller,
  type FirstAnswers,
  fetchFirstCalls,
  fetchUser,
} from './ask-backend.ts';
import { type ChosenRoute, chooseRoute, decideAccess } from './choose-route.ts';
import { createViewCounter, type FallbackReason } from './count-views.ts';
import {
  buildDocumentFrame,
  type RenderedView,
  type ServerRenderContext,
} from './document-frame.ts';
import { createPageSheets, partOf, partsNamedBy } from './page-sources.ts';
import type { RenderPool } from './render-pool.ts';

/** What a document is asked for with. */
export interface ViewRequest {
  registry: Registry;
  /** The configuration that the page is rendered with. */
  config: AppConfig;
  /** Path and query, without what belongs to a preview. */
  url: string;
  cookies: string;
  /** The visitor's network address. */
  address: string;
  nonce: string;
  preview?: PreviewNote | undefined;
  /** Composes the document of the rendered page. */
  compose: (view: RenderedView) => string;
  packing: Packing;
  head: Omit<HeadContext, 'title'>;
  /** For a document for everybody, which gets a tag: what the one that is kept was made of, '' where none is. */
  madeOf?: string;
}

/** What a document gets. */
export type ViewResult =
  /** The whole document, packed. */
  | {
      kind: 'view';
      body: string | Uint8Array;
      status: number;
      movedTo?: string;
      /** Of the content, where the document is one for everybody. */
      tag?: string;
      /** Of all that such a document was made of, besides releases, configuration and address. */
      madeOf?: string;
    }
  /** The document for everybody that is kept was made of the same. */
  | { kind: 'unchanged' }
  | { kind: 'redirect'; to: string }
  | { kind: 'none'; reason: FallbackReason };

/** What first views are made with. */
export interface ViewParts {
  store: Pick<ReleaseStore, 'readFile'>;
  /** The whole registry, with the releases that are being tried. */
  readRegistry: () => Promise<Registry>;
  pool: RenderPool;
  config: AppConfig;
  apiUrl: string;
  /** Below which the product runs. */
  basePath: string;
  /** Longest that the backend is waited for, in milliseconds. */
  budget: number;
  /** What continues the document's trace in the backend; nothing is traced without. */
  traceHeaders?: Tracing['headers'] | undefined;
  /** Told what was thrown. */
  reportFailure?: (error: unknown) => void;
}

/** Parameters that only the browser may read (access-33): `takeSecrets` is in documents without a view only. */
const SECRETS = ['token', 'param2', 'target'];

/** A document for everybody is worth so many times the wait: without its content it cannot be given. */
const PATIENCE = 5;

/** Pages of the host that show what remotes declare as help (guide-15). */
const HELP_PAGES: readonly string[] = [hostPaths.help, hostPaths.tour];

/** Makes first views; what cannot be made in time is left to the browser (delivery-48). */
export function createFirstViews(parts: ViewParts) {
  const {
    store,
    pool,
    config,
    apiUrl,
    basePath,
    budget,
    traceHeaders = () => ({}),
    reportFailure,
  } = parts;
  const { readRegistry } = parts;
  const counter = createViewCounter();
  const breaker = createBreaker();
  const askTeams = createTeamCaller();
  const pageSheets = createPageSheets(store, basePath);
  let prepared = -1;

  /** Unloads what a new registry does not name, and loads what it has before visitors wait for it. */
  const prepare = async ({ revision, host, remotes }: Registry): Promise<void> => {
    if (!host || revision <= prepared) return;
    prepared = revision;
    pool.keepOnly(partsNamedBy(await readRegistry()));
    for (const remote of [null, ...Object.values(remotes)]) {
      const part = partOf(store, host, remote);
      if (part) pool.prepare(part);
    }
    await pageSheets.read(host, null);
  };

  const askFor = async (request: ViewRequest, route: ChosenRoute, token: string | null) => {
    const hostCalls = hostFirstCalls[route.path] ?? [];
    const only = route.pages.length === 1 ? route.pages[0] : undefined;
    const forEverybody = only?.page.publicDocument !== undefined;
    if (token === null && hostCalls.length === 0 && !forEverybody) {
      return { user: null, answers: {} };
    }
    if (breaker.isOpen()) {
      return token === null && !forEverybody ? { user: null, answers: {} } : 'backend-late';
    }
    const { registry, address, url, cookies } = request;
    const signal = AbortSignal.timeout(forEverybody ? budget * PATIENCE : budget);
    const caller: BackendCaller = {
      ...{ token, address, apiUrl, basePath, signal, traceHeaders: traceHeaders() },
    };
    const query = new URLSearchParams(url.split('?', 2)[1]);
    const values = { params: route.params, query, kept: readKept(cookies) };
    const teamCallsOf = (page: ChosenRoute['pages'][number] | undefined) =>
      askableOfTeams(
        withBases(page?.page.firstTeamCalls, config.apiBaseUrls).map((call) => ({
          base: call.base,
          url: callAddress(call, values),
        })),
      );
    const callsOf = async (
      page: ChosenRoute['pages'][number] | undefined,
    ): Promise<FirstAnswers> => {
      const own = callAddresses(page?.page.firstCalls ?? hostCalls, config.apiBaseUrls, values);
      const [given, ofTeams] = await Promise.all([
        fetchFirstCalls(own, caller),
        askTeams(teamCallsOf(page), caller),
      ]);
      return {
        answers: { ...given.answers, ...ofTeams.answers },
        refusals: { ...given.refusals, ...ofTeams.refusals },
      };
    };
    const early = callsOf(only);
    early.catch(() => {});
    // Without its data a page for everybody is still worth more than none.
    if (token === null) {
      const given = await early.catch((): FirstAnswers => ({ answers: {} }));
      const wanted = (only?.page.firstCalls?.length ?? 0) + teamCallsOf(only).length;
      const had = Object.keys(given.answers).length + Object.keys(given.refusals ?? {}).length;
      // A document that everybody gets for a while must not be one without its content.
      if (forEverybody && had < wanted) return 'backend-failed' as const;
      return { user: null, ...given };
    }
    const who = await fetchUser(baseUrl(config), caller);
    breaker.note(who.kind === 'user' || who.kind === 'refused');
    if (who.kind !== 'user') return reasonOf(who.kind);
    // Which of the pages of a path is meant, is known only now.
    const access = only ? null : decideAccess(route, url, who.user, registry);
    try {
      const given = await (access?.kind === 'page' && access.page ? callsOf(access.page) : early);
      return { user: who.user, ...given };
    } catch {
      return 'backend-late' as const;
    }
  };

  const render = async (
    request: ViewRequest,
    route: ChosenRoute,
    visitor: { user: User | null } & FirstAnswers,
  ): Promise<ViewResult> => {
    const { registry, config: shown, url, nonce, preview } = request;
    const none = (reason: FallbackReason): ViewResult => ({ kind: 'none', reason });
    const access = decideAccess(route, url, visitor.user, registry);
    if (access.kind === 'redirect') return access;
    if (access.kind === 'nothing' || !registry.host) return none('closed');
    const { page } = access;
    const problem = page && problemOf(page.remote, registry);
    if (problem) return none(problem);
    const part = partOf(store, registry.host, page?.remote ?? null);
    if (!part) return none('no-part');
    const first: ServerRenderContext = {
      route: route.path,
      ...(page && { expose: page.page.expose }),
      user: visitor.user,
      kept: {
        ...keptFor(page?.page, request.cookies),
        today: JSON.stringify(formatDate(Date.now())),
      },
      display: displayCookie(request.cookies) ?? visitor.user?.display ?? null,
    };
    const input: Omit<FirstViewInput, 'registry'> = {
      ...{ url, config: shown, nonce, route: route.path, kept: first.kept, display: first.display },
      ...(page && { page: { remote: page.remote.name, expose: page.page.expose } }),
      ...(preview && { preview }),
      ...(basePath && { basePath }),
      ...(HELP_PAGES.includes(route.path) && { help: helpOf(registry) }),
      ...visitor,
    };
    const madeOf = request.madeOf === undefined ? undefined : digest([visitor, first.kept]);
    if (madeOf !== undefined && madeOf === request.madeOf) return { kind: 'unchanged' };
    const sheets = await inTime(budget, pageSheets.read(registry.host, page)).catch(sayWhy);
    if (!sheets) return none('no-styles');
    const result = await pool.render(part, () => ({
      input: serializeWithRegistry(input, registry),
      document: {
        frame: buildDocumentFrame(request.compose, first, sheets.page.length > 0),
        sheets,
        packing: request.packing,
        head: { ...request.head, title: page?.page.title ?? request.head.product },
        ...(madeOf !== undefined && { nonce }),
      },
    }));
    if (result.kind !== 'rendered') return none(result.kind);
    const { kind: _, output, ...rest } = result;
    return { kind: 'view', body: output, status: 200, ...rest, ...(madeOf && { madeOf }) };
  };

  const make = async (request: ViewRequest, route: ChosenRoute): Promise<ViewResult> => {
    const { registry, url, cookies } = request;
    const query = new URLSearchParams(url.split('?', 2)[1]);
    const secret = SECRETS.some((name) => query.has(name)) || route.path === hostPaths.deepLink;
    if (secret) return { kind: 'none', reason: 'link' };
    if (!registry.host?.firstView) return { kind: 'none', reason: 'no-part' };
    // Whoever needs them is told when they cannot be read.
    prepare(registry).catch(() => {});
    // What cannot be rendered need not be asked for.
    if (pool.isFull()) return { kind: 'none', reason: 'busy' };
    const visitor = await askFor(request, route, findAuthToken(cookies));
    if (typeof visitor === 'string') return { kind: 'none', reason: visitor };
    return render(request, route, visitor);
  };

  return {
    /** The first view for a request; never throws and never takes longer than its budgets. */
    make: async (request: ViewRequest): Promise<ViewResult> => {
      const route = chooseRoute(request.registry, request.url.split('?', 1)[0] ?? '/');
      const result = await make(request, route).catch((error: unknown): ViewResult => {
        console.error('A first view could not be made.', error);
        reportFailure?.(error);
        return { kind: 'none', reason: 'threw' };
      });
      if (result.kind === 'view') counter.rendered();
      else if (result.kind === 'unchanged') return result;
      else if (result.kind === 'redirect') counter.redirected();
      else counter.fellBack(result.reason, route.pages[0]?.remote.name);
      return result;
    },
    counts: () => ({ ...counter.counts(), switchedOff: Object.fromEntries(pool.switchedOff()) }),
    close: () => pool.close(),
  };
}

/** A page is told what decides its first calls, and nothing else of the browser's storage. */
function keptFor(page: RegistryPage | undefined, cookies: string): KeptTexts {
  const keys = storedKeys(allFirstCalls(page));
  return Object.fromEntries(
    Object.entries(readKept(cookies)).filter(([key]) => keys.includes(key)),
  );
}

const digest = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** @throws when the work takes longer */
async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long.')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function sayWhy(error: unknown): null {
  console.error('A page cannot be rendered without its styles.', error);
  return null;
}

function baseUrl({ apiBaseUrls }: AppConfig): string {
  return apiBaseUrls.auth;
}

function reasonOf(kind: 'refused' | 'late' | 'failed'): FallbackReason {
  if (kind === 'refused') return 'no-session';
  return kind === 'late' ? 'backend-late' : 'backend-failed';
}

function problemOf(remote: RemoteRelease, { host, disabled = [] }: Registry) {
  if (disabled.includes(remote.name)) return 'closed' as const;
  return host && !meetsNeedsOf(host)(remote) ? ('other-version' as const) : null;
}

const meetsNeedsOf = memoizeByObject((host: HostRelease) =>
  memoizeByObject((remote: RemoteRelease) => unmetNeeds(remote, host).length === 0),
);
