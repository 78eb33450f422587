import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { isBelow, withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import type { HostRelease, Registry } from '@silverjobs/federation';
import { keyringFor, openStore, type ReleaseStore } from '@silverjobs/federation/store';
import type { AppConfig } from '@silverjobs/shell';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { ERROR_REPORTS_PATH } from '../common/document-names.ts';
import { firstCallsOf } from '../common/first-calls.ts';
import { helpOf, withoutHelp } from '../common/help.ts';
import { registerCanaries } from './canary/canaries.ts';
import { createLoadTokens } from './canary/load-tokens.ts';
import type { ServerConfig } from './config.ts';
import { createContentsReader } from './contents/contents-reader.ts';
import { registerDevOutbox } from './development/dev-outbox.ts';
import { PRODUCT, registerDocuments } from './documents/documents.ts';
import {
  createInlineScripts,
  type InlineScript,
  type InlineScripts,
} from './documents/inline-scripts.ts';
import { registerLiveReleases } from './documents/live-releases.ts';
import { createUserReader, publicRegistry } from './documents/operator-pages.ts';
import { registerFirstViews } from './first-view/register.ts';
import { BROTLI_QUALITY } from './http/pack-document.ts';
import { passCallsOn, passFilesOn } from './http/pass-on.ts';
import { answerHeaders, foreignOrigins, isHttps } from './http/security-headers.ts';
import { registerSecurityReports } from './http/security-reports.ts';
import {
  hasLeft,
  isOwnFault,
  sendApiError,
  sendError,
  sendMalformedRequest,
} from './http/send-error.ts';
import { TIME_LIMITS } from './http/time-limits.ts';
import { registerInstallable } from './installable/register-installable.ts';
import type { DocumentMetrics } from './metrics/document-metrics.ts';
import { reportDocuments } from './metrics/report-documents.ts';
import { createAnswerFor, createFailureLog } from './monitoring/answer-for.ts';
import { registerErrorReports } from './monitoring/error-reports.ts';
import { createDictionaries } from './releases/dictionaries.ts';
import { registerPublishedFiles } from './releases/published-files.ts';
import { createRegistryReader, type RegistryReader } from './releases/registry-reader.ts';
import { traceNameOf } from './tracing.ts';

/** What development (dev-server.ts) replaces or adds; production gives nothing. */
export interface ServerParts {
  /** The registry to compose from; by default the store's, read at most once a second. */
  readRegistry?: () => Promise<Registry>;
  /** Files of releases and their hashes; by default the store's. */
  files?: Pick<ReleaseStore, 'readFile' | 'readHashes'>;
  /** Inline scripts of a host's release; by default those in its files. */
  readScripts?: (host: HostRelease) => Promise<InlineScripts | null>;
  /** Inline scripts that run before all others. */
  firstScripts?: InlineScript[];
  /** Further origins that the document may connect to. */
  connectOrigins?: string[];
  /** Counts what is answered; without it nothing is measured. */
  metrics?: DocumentMetrics;
  /** Traces what is answered; without it nothing is traced. */
  tracing?: Tracing;
  /** Reports what failed by our own fault, and on which route; by default nobody is told. */
  reportFailure?: (error: unknown, route: string) => void;
  /** Reads the registry, for whoever asks how the server stands; by default its own. */
  reader?: RegistryReader;
  /** Names of further Trusted Types policies. */
  trustedTypes?: string[];
}

/** Builds the server of the composed product: document, published files, and /api passed on. */
export async function buildServer(
  config: ServerConfig,
  parts: ServerParts = {},
): Promise<FastifyInstance> {
  const { basePath } = config;
  const server = Fastify({
    logger: false,
    rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath),
    // What comes on a connection that is there is answered (operation-40).
    return503OnClosing: false,
    ...TIME_LIMITS,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const repaired = repairAddress(request.url);
      if (error.code === 'FST_ERR_BAD_URL' && repaired)
        void reply.redirect(withBasePath(repaired, basePath));
      else void sendApiError(reply, 'not_found');
    },
    clientErrorHandler: sendMalformedRequest,
    trustProxy: config.TRUST_PROXY || false,
  });
  const { metrics, tracing } = parts;
  metrics?.measure(server);
  tracing?.traceRequests(server, traceNameOf);
  const store = openStore(config.RELEASE_STORE, config);
  const reader = parts.reader ?? createRegistryReader(store, { floor: config.REGISTRY_FLOOR });
  const readRegistry = parts.readRegistry ?? reader.read;
  const appConfig = toAppConfig(config);
  const connectOrigins = [
    ...Object.values(appConfig.apiBaseUrls).flatMap(foreignOrigins),
    ...(parts.connectOrigins ?? []),
  ];

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(answerHeaders(isHttps(request), config.HSTS_SUBDOMAINS === 'on'));
    const { originalUrl } = request;
    if (!isBelow(originalUrl, basePath)) return sendApiError(reply, 'not_found');
    // Browsers count the worker and relative addresses from there.
    if (basePath && !originalUrl.startsWith(`${basePath}/`)) {
      return reply.redirect(withBasePath(request.url, basePath), 308);
    }
  });
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    // Nobody sends packed bodies; what claims to be one goes on as it is, and is refused there.
    globalDecompression: false,
    brotliOptions: { params: BROTLI_QUALITY },
  });
  const { reportFailure = () => {} } = parts;
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOurs = isOwnFault(error) && !hasLeft(error, request);
    if (isOurs) reportFailure(error, traceNameOf(request) ?? 'other');
    return sendError(error, request, reply);
  });
  await passCallsOn(server, config.API_URL, tracing);
  await passFilesOn(server, config.API_URL);
  registerPublishedFiles(server, parts.files ?? store, readRegistry, basePath);
  const answerFor = createAnswerFor({
    readRegistry,
    readBuild: store.description,
    hostOwner: config.HOST_OWNER,
  });
  const logFailure = createFailureLog(answerFor);
  const canaries = registerCanaries(server, {
    store,
    readRegistry,
    basePath,
    logFailure,
    factor: config.CANARY_FACTOR,
    sample: config.LOAD_SAMPLE,
    tokens: createLoadTokens(config.REPORT_SECRET || randomBytes(32).toString('hex')),
    ...(metrics && {
      countLoad: (remote, release, outcome) =>
        void answerFor(remote, release).then((who) => who && metrics.countLoad(who, outcome)),
    }),
  });
  await server.register(fastifyStatic, {
    root: join(import.meta.dirname, 'public'),
    serve: true,
    wildcard: false,
    maxAge: '1d',
  });

  const readUser = createUserReader(config, appConfig, tracing);
  server.get<{ Querystring: { for?: string } }>('/registry.json', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { registry } = await canaries.registryFor(request, reply);
    // A tab knows its revision and takes none but a later one (delivery-15).
    const tag = `"${registry.revision}"`;
    reply.header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    // Only tabs of the back-office ask for it: the backend need not know all others.
    const whole =
      request.query.for === 'operator' && (await readUser(request))?.role === 'operator';
    return withoutHelp(whole ? registry : publicRegistry(registry));
  });

  registerLiveReleases(server, { store, readRegistry, readUser });

  server.get('/first-calls.json', async (request, reply) => {
    reply.header('Cache-Control', 'private, max-age=300');
    return firstCallsOf((await canaries.registryFor(request, reply)).registry);
  });

  server.get('/help.json', async (request, reply) => {
    reply.header('Cache-Control', 'private, max-age=300');
    return helpOf((await canaries.registryFor(request, reply)).registry);
  });

  const firstViews = registerFirstViews(server, config, appConfig, {
    store: parts.files ?? store,
    readRegistry,
    traceHeaders: tracing?.headers,
    reportFailure: (error) => reportFailure(error, 'first view'),
    logFailure,
  });
  const countForOffice = reportDocuments(server, config.API_URL);
  registerSecurityReports(server, config, metrics?.countPolicyReport);
  const readScripts = parts.readScripts ?? createInlineScripts(parts.files ?? store);
  registerInstallable(server, {
    product: appConfig.logoText ?? PRODUCT,
    apiUrl: config.API_URL,
    basePath,
    worker: config.SERVICE_WORKER,
    readHost: async () => (await readRegistry()).host,
    readScripts,
  });
  registerDevOutbox(server, config);
  if (config.MONITORING_DSN)
    registerErrorReports(server, { dsn: config.MONITORING_DSN, answerFor });

  registerDocuments(server, {
    config: appConfig,
    basePath,
    publicUrl: config.PUBLIC_URL?.replace(/\/$/, ''),
    readRegistry,
    registryFor: canaries.registryFor,
    preview: {
      readBuild: store.description,
      readHost: store.hostDescription,
      keyring: keyringFor(config.RELEASE_STORE, config),
      production: config.APP_ENVIRONMENT === 'production',
    },
    readUser,
    readContents: createContentsReader(config.API_URL),
    makeView: firstViews.make,
    dictionaryFor: createDictionaries(parts.files ?? store),
    countDocument: (result) => {
      metrics?.countDocument(result);
      countForOffice(result);
    },
    connectOrigins,
    readScripts,
    firstScripts: parts.firstScripts,
    trustedTypes: parts.trustedTypes,
  });

  return server;
}

/**
 * An address with broken escapes, such as /%E0%A4%A, as one that can be read: it leads to the page
 * 'not found'. Null for calls and files, which have no page. Never another host's address.
 */
export function repairAddress(url: string): string | null {
  if (/^\/(api|releases)\//.test(url)) return null;
  const [path = '', ...query] = url.split('?');
  const readable = `/${path.replace(/^[\\/]+/, '').replaceAll('%', '%25')}`;
  return query.length > 0 ? `${readable}?${query.join('?')}` : readable;
}

function toAppConfig(config: ServerConfig): AppConfig {
  const addressOf = (url: string) =>
    url.startsWith('/') ? withBasePath(url, config.basePath) : url;
  const ofTeams = Object.fromEntries(
    Object.entries(config.TEAM_API_URLS ?? {}).map(([name, url]) => [name, addressOf(url)]),
  );
  return {
    environment: config.APP_ENVIRONMENT,
    apiBaseUrls: {
      ...ofTeams,
      auth: addressOf(config.AUTH_API_URL),
      main: addressOf(config.MAIN_API_URL),
      billing: addressOf(config.BILLING_API_URL),
      assistants: addressOf(config.ASSISTANTS_API_URL),
    },
    ...(config.IMAGE_BASE_URL && { imageBaseUrl: config.IMAGE_BASE_URL }),
    ...(config.CONTACT_EMAIL && { contactEmail: config.CONTACT_EMAIL }),
    ...(config.LOGO_TEXT && { logoText: config.LOGO_TEXT }),
    ...(config.MAPS_KEY && { mapsKey: config.MAPS_KEY }),
    ...(config.OTEL_EXPORTER_OTLP_ENDPOINT && { traces: true as const }),
    ...(config.MONITORING_DSN && {
      monitoringDsn: config.MONITORING_DSN,
      monitoringTunnel: addressOf(ERROR_REPORTS_PATH),
    }),
  };
}
