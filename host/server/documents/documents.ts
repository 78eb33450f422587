import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { withBasePath } from '@silverjobs/contract/base-path';
import { displayCookie, readDisplay } from '@silverjobs/contract/display';
import type { HostRelease, Registry } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import { findAuthToken } from '@silverjobs/shell/auth-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from 'react-router-dom';
import { HOST_SCRIPTS_POLICY } from '../../common/document-names.ts';
import { hostPaths } from '../../common/host-paths.ts';
import type { VisitorRegistry } from '../canary/canaries.ts';
import { indexPatternsByFirstSegment } from '../common/index-patterns.ts';
import { contentsFor, type KnownContents } from '../contents/contents-reader.ts';
import { isOpenInMaintenance, sendMaintenance } from '../contents/maintenance-page.ts';
import type { RenderedView } from '../first-view/document-frame.ts';
import type { ViewResult } from '../first-view/first-views.ts';
import { type ComposedDocument, describeView, type ViewedRequest } from '../first-view/register.ts';
import {
  type Dictionary,
  type Packing,
  packDocument,
  packingFor,
  packingHeaders,
} from '../http/pack-document.ts';
import {
  documentHeaders,
  foreignOrigins,
  integrityHeaders,
  isHttps,
} from '../http/security-headers.ts';
import { sendApiError } from '../http/send-error.ts';
import { matchPages } from '../releases/match-page.ts';
import { composePreview, type PreviewParts } from '../releases/preview.ts';
import { renderDocument } from './document.ts';
import type { InlineScript, InlineScripts } from './inline-scripts.ts';
import { publicRegistry, type ReadUser, registryForDocument } from './operator-pages.ts';
import {
  createPublicDocuments,
  type Freshness,
  freshnessOf,
  isKnown,
  type PublicDocument,
  publicCacheControl,
} from './public-documents.ts';

/** What documents are composed of. */
export interface DocumentParts {
  config: AppConfig;
  /** Below which the product runs. */
  basePath: string;
  /** Where users reach the product; by default as each of them came. */
  publicUrl?: string | undefined;
  /** What is live for everybody. */
  readRegistry: () => Promise<Registry>;
  /** The releases of this visitor. */
  registryFor: (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorRegistry>;
  preview: PreviewParts;
  readUser: ReadUser;
  /** What the office has written. */
  readContents: () => Promise<KnownContents>;
  makeView: (request: ViewedRequest, document: ComposedDocument) => Promise<ViewResult>;
  /** What this browser can unpack documents of this host with. */
  dictionaryFor: (request: FastifyRequest, host?: HostRelease) => Promise<Dictionary | null>;
  countDocument?: ((result: ViewResult) => void) | undefined;
  connectOrigins: string[];
  readScripts: (host: HostRelease) => Promise<InlineScripts | null>;
  /** Inline scripts that run before all others. */
  firstScripts?: InlineScript[] | undefined;
  /** Names of further Trusted Types policies. */
  trustedTypes?: string[] | undefined;
}

/** A page that is the same for everybody. */
interface PublicPage {
  registry: Registry;
  freshness: Freshness;
  written: KnownContents;
}

/** What the product is called where its operator says nothing else (operation-18). */
export const PRODUCT = 'silverjobs';

/** Paths that the host itself answers for. */
const hostPathsFor = indexPatternsByFirstSegment(Object.values(hostPaths), (path) => path);

/** Answers with a document for every path that nothing else answers for. */
export function registerDocuments(server: FastifyInstance, parts: DocumentParts): void {
  const { config: fixed, basePath, publicUrl } = parts;
  const product = fixed.logoText ?? PRODUCT;
  /** The configuration of a document, with what of the contents its page may need. */
  const configFor = ({ contents }: KnownContents, path: string): AppConfig =>
    contents ? { ...fixed, contents: contentsFor(contents, path) } : fixed;
  const publicDocuments = createPublicDocuments();
  const headOf = (request: FastifyRequest) => ({
    product,
    origin: publicUrl ?? `${isHttps(request) ? 'https' : 'http'}://${request.host}`,
  });
  const headersOf = (
    request: FastifyRequest,
    nonce: string,
    result: ViewResult,
    registry: Registry,
  ) => ({
    ...documentHeaders({
      nonce,
      basePath,
      connectOrigins: parts.connectOrigins,
      imageOrigins: foreignOrigins(fixed.imageBaseUrl ?? '/'),
      monitoringDsn: fixed.monitoringDsn,
      maps: Boolean(fixed.mapsKey),
      https: isHttps(request),
      trustedTypes: [
        ...(result.kind === 'view' ? [HOST_SCRIPTS_POLICY] : []),
        ...(parts.trustedTypes ?? []),
      ],
    }),
    ...integrityHeaders(registry, Boolean(fixed.mapsKey)),
  });

  /** The document of a page that is for everybody; it knows nothing of who asks. Null where none can be made. */
  const makePublic = async (
    request: FastifyRequest,
    { registry, freshness, written }: PublicPage,
    packing: Packing,
    kept: PublicDocument | null,
  ): Promise<PublicDocument | null> => {
    const { host } = registry;
    const scripts = host && (await parts.readScripts(host));
    if (!scripts) return null;
    const nonce = randomBytes(16).toString('base64');
    const { url, ip } = request;
    const pathname = pathOf(request);
    const config = configFor(written, pathname);
    const head = headOf(request);
    const compose = (view?: RenderedView) =>
      renderDocument({
        ...{ registry, config, basePath, path: pathname, signedIn: false, nonce, scripts, head },
        ...{ forEverybody: true, ...(view && { view }) },
        ...(parts.firstScripts && { firstScripts: parts.firstScripts }),
      });
    const query = new URLSearchParams(url.split('?', 2)[1]);
    const document = { registry, config, query, nonce, preview: undefined, compose, head, packing };
    const result = await patiently(() =>
      parts.makeView({ url, ip, headers: {} }, { ...document, madeOf: kept?.madeOf ?? '' }),
    );
    if (result.kind === 'unchanged') return kept;
    parts.countDocument?.(result);
    if (result.kind !== 'view') return null;
    const headers = {
      ...headersOf(request, nonce, result, registry),
      ...packingHeaders(packing),
      Vary: 'accept-encoding',
      'Cache-Control': publicCacheControl(freshness),
      'Content-Type': 'text/html; charset=utf-8',
      ...(result.movedTo && { Location: withBasePath(result.movedTo, basePath) }),
    };
    const etag = `"${result.tag}-${packing.kind}"`;
    return {
      status: result.movedTo ? 301 : result.status,
      headers: { ...headers, ETag: etag },
      body: result.movedTo ? Buffer.alloc(0) : Buffer.from(result.body),
      etag,
      madeOf: result.madeOf ?? '',
    };
  };

  const keyOf = (
    request: FastifyRequest,
    { revision }: Registry,
    { tag }: KnownContents,
    { kind }: Packing,
  ) => `${headOf(request).origin} ${revision} ${tag} ${kind} ${request.url}`;

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request);
    if (pathname.startsWith('/releases/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendApiError(reply, 'not_found');
    }
    const written = await parts.readContents();
    const maintenance = written.contents?.maintenance;
    if (maintenance && !isOpenInMaintenance(pathname)) {
      const nonce = randomBytes(16).toString('base64');
      return sendMaintenance(reply, maintenance, { product, basePath, nonce, now: Date.now() });
    }
    const everybodys = publicRegistry(await parts.readRegistry());
    const plain = packingFor(request, null);
    const key = keyOf(request, everybodys, written, plain);
    // Before all else: nothing of the request has to be read for what is there already.
    const kept = publicDocuments.fresh(key);
    if (kept) return sendKept(request, reply, kept);
    const config = configFor(written, pathname);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const freshness = query.has('release') ? null : freshnessOf(everybodys, pathname);
    if (freshness) {
      const page = { registry: everybodys, freshness, written };
      const make = (known: PublicDocument | null) => makePublic(request, page, plain, known);
      const made = await publicDocuments.get(key, freshness, make);
      if (made) return sendKept(request, reply, made);
    }
    const { registry: live, measured, reportToken } = await parts.registryFor(request, reply);
    const { registry: whole, note } = await composePreview(live, query, parts.preview);
    const seen = await registryForDocument(whole, request, parts.readUser);
    if (seen.kind === 'redirect') {
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(withBasePath(seen.to, basePath), 302);
    }
    const { registry } = seen;
    const nonce = randomBytes(16).toString('base64');
    const known =
      hostPathsFor(pathname).some((path) => matchPath(path, pathname)) ||
      matchPages(registry, pathname).length > 0;
    const dictionary = await parts
      .dictionaryFor(request, registry.host ?? undefined)
      .catch(() => null);
    const packing = packingFor(request, dictionary);
    const scripts = registry.host && (await parts.readScripts(registry.host));
    const head = headOf(request);
    const compose = (view?: RenderedView): string =>
      renderDocument({
        registry,
        config,
        basePath,
        path: pathname,
        linkToken: query.get('token'),
        signedIn: findAuthToken(request.headers.cookie ?? '') !== null,
        display: readDisplay(
          displayCookie(request.headers.cookie ?? '') ?? view?.first.user?.display,
        ),
        nonce,
        scripts,
        head,
        measured: measured.filter((name) => name === 'host' || registry.remotes[name]),
        ...(reportToken !== undefined && { reportToken }),
        ...(note && { preview: note }),
        ...(view && { view }),
        returning: packing.kind === 'dictionary',
        forEverybody: freshness !== null,
        ...(parts.firstScripts && { firstScripts: parts.firstScripts }),
      });
    const document = { registry, config, query, nonce, preview: note, compose, packing, head };
    const result: ViewResult =
      freshness || !scripts
        ? { kind: 'none', reason: scripts ? 'backend-failed' : 'no-scripts' }
        : await parts.makeView(request, document);
    parts.countDocument?.(result);
    reply.header('Server-Timing', `first-view;desc="${describeView(result)}"`);
    if (result.kind === 'redirect') {
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(withBasePath(result.to, basePath), 302);
    }
    const body = result.kind === 'view' ? result.body : await packDocument(compose(), packing);
    // Whoever indexes pages comes again for one that could not be made.
    const unmade = freshness ? 503 : 200;
    return reply
      .code(known ? (result.kind === 'view' ? result.status : unmade) : 404)
      .headers(headersOf(request, nonce, result, registry))
      .headers(packingHeaders(packing))
      .type('text/html; charset=utf-8')
      .send(body);
  };
  // A route, because answers of the not-found handler are not compressed.
  server.get('/*', sendDocument);
  server.setNotFoundHandler(sendDocument);
}

/** Past Fastify's own way to send, which takes as long as all the rest of a document that is there. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, etag }: PublicDocument,
): FastifyReply {
  const known = status === 200 && isKnown(request.headers['if-none-match'], etag);
  const length = known ? {} : { 'Content-Length': body.length };
  // By way of the reply: it knows that names differing in case are one, and sends each once.
  reply.headers({ ...headers, ...length });
  reply.hijack();
  reply.raw.writeHead(known ? 304 : status, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(known || request.method === 'HEAD' ? undefined : body);
  return reply;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Tries while no thread is ready: a page for everybody is worth some waiting. */
async function patiently(make: () => Promise<ViewResult>): Promise<ViewResult> {
  for (let tried = 1; ; tried += 1) {
    const result = await make();
    const passing = result.kind === 'none' && PASSING.includes(result.reason);
    if (!passing || tried === MOST_TRIES) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const PASSING: readonly string[] = ['starting', 'slow', 'busy', 'backend-late', 'backend-failed'];
const MOST_TRIES = 12;
const PAUSE_MS = 250;
