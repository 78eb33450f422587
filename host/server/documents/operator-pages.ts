import type { User } from '@silverjobs/contract';
import type { HostRelease, Registry, RegistryPage, RemoteRelease } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import { findAuthToken } from '@silverjobs/shell/auth-cookie';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import type { FastifyRequest } from 'fastify';
import { memoizeByObject } from '../common/caches.ts';
import type { ServerConfig } from '../config.ts';
import { fetchUser } from '../first-view/ask-backend.ts';
import { chooseRoute, decideAccess } from '../first-view/choose-route.ts';
import { matchPages } from '../releases/match-page.ts';

/** Stands for the team that answers for a remote: readers of the registry want a name there. */
const NO_OWNER = 'silverjobs';
const SESSION_TIMEOUT_MS = 5_000;

const isForOperators = ({ access }: RegistryPage) => access.kind === 'operator';

/**
 * The registry as visitors get it: nothing of the back-office, no names of teams, no tries (operators-1).
 * The same object for all of them, so that its text is written once.
 */
export const publicRegistry = memoizeByObject((registry: Registry): Registry => {
  // Named one by one: what else stands in a registry, today or tomorrow, is for who operates it.
  const { schema, revision, host, disabled } = registry;
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).flatMap(([name, remote]) => {
      const shown = publicRemote(remote);
      return shown ? [[name, shown]] : [];
    }),
  );
  const isShown = (name: string) => Object.hasOwn(remotes, name);
  return {
    schema,
    revision,
    host: host && publicHost(host),
    remotes,
    ...(disabled && { disabled: disabled.filter(isShown) }),
  };
});

/** Null for a remote that is for operators alone. */
const publicRemote = memoizeByObject((remote: RemoteRelease): RemoteRelease | null => {
  const hidden = remote.pages.filter(isForOperators).map(({ path }) => path);
  const pages = remote.pages.filter((page) => !isForOperators(page));
  if (pages.length === 0) return null;
  const menu = remote.menu.filter(({ path }) => !hidden.includes(path));
  const { provenance: _, runbook: _runbook, widgets, ...rest } = remote;
  const shown = widgets?.filter(({ access }) => access.kind !== 'operator');
  return { ...rest, owner: NO_OWNER, pages, menu, ...(shown && { widgets: shown }) };
});

const publicHost = memoizeByObject(({ provenance: _, ...host }: HostRelease): HostRelease => host);

const hasOperatorPage = (registry: Registry, pathname: string): boolean =>
  matchPages(registry, pathname).some(({ page }) => isForOperators(page));

/** Who a request comes from; null for who is not signed in. */
export type ReadUser = (request: FastifyRequest) => Promise<User | null>;

/** Reads the user of a request. @throws an error with status 503 when the backend does not say who it is */
export function createUserReader(
  { API_URL: apiUrl, basePath }: Pick<ServerConfig, 'API_URL' | 'basePath'>,
  { apiBaseUrls }: AppConfig,
  tracing: Tracing | undefined,
): ReadUser {
  return async (request) => {
    const token = findAuthToken(request.headers.cookie ?? '');
    if (token === null) return null;
    const answer = await fetchUser(apiBaseUrls.auth, {
      ...{ token, apiUrl, basePath, address: request.ip },
      signal: AbortSignal.timeout(SESSION_TIMEOUT_MS),
      ...(tracing && { traceHeaders: tracing.headers() }),
    });
    if (answer.kind === 'user') return answer.user;
    if (answer.kind === 'refused') return null;
    throw Object.assign(new Error('Who asks cannot be found out.'), { statusCode: 503 });
  };
}

/** The registry of a document, or where its visitor belongs. */
export type DocumentRegistry =
  | { kind: 'registry'; registry: Registry }
  | { kind: 'redirect'; to: string };

/**
 * The registry for a document: the back-office stands in that of an operator who opens one of its pages.
 * Everybody else is sent where the guards in the browser would send them, which are not told of it.
 */
export async function registryForDocument(
  whole: Registry,
  request: FastifyRequest,
  readUser: ReadUser,
): Promise<DocumentRegistry> {
  const { url } = request;
  const pathname = url.split('?', 1)[0] ?? '/';
  if (!hasOperatorPage(whole, pathname)) {
    return { kind: 'registry', registry: publicRegistry(whole) };
  }
  const choice = decideAccess(chooseRoute(whole, pathname), url, await readUser(request), whole);
  if (choice.kind === 'redirect') return choice;
  const page = choice.kind === 'page' ? choice.page?.page : null;
  const registry = page && isForOperators(page) ? whole : publicRegistry(whole);
  return { kind: 'registry', registry };
}
