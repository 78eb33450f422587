import { randomBytes } from 'node:crypto';
import { displayCookie, readDisplay } from '@silverjobs/contract/display';
import type { HostRelease } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import { findAuthToken } from '@silverjobs/shell/auth-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchPath } from 'react-router-dom';
import { HOST_SCRIPTS_POLICY } from '../../common/document-names.ts';
import { hostPaths } from '../../common/host-paths.ts';
import type { VisitorRegistry } from '../canary/canaries.ts';
import { indexPatternsByFirstSegment } from '../common/index-patterns.ts';
import type { RenderedView } from '../first-view/document-frame.ts';
import type { ViewResult } from '../first-view/first-views.ts';
import { type ComposedDocument, describeView } from '../first-view/register.ts';
import {
  type Dictionary,
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
import { type ReadUser, registryForDocument } from './operator-pages.ts';

/** What documents are composed of. */
export interface DocumentParts {
  config: AppConfig;
  /** The releases of this visitor. */
  registryFor: (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorRegistry>;
  preview: PreviewParts;
  readUser: ReadUser;
  makeView: (request: FastifyRequest, document: ComposedDocument) => Promise<ViewResult>;
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

/** Paths that the host itself answers for. */
const hostPathsFor = indexPatternsByFirstSegment(Object.values(hostPaths), (path) => path);

/** Answers with a document for every path that nothing else answers for. */
export function registerDocuments(server: FastifyInstance, parts: DocumentParts): void {
  const { config } = parts;
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    if (pathname.startsWith('/releases/') || !['GET', 'HEAD'].includes(request.method)) {
      return sendApiError(reply, 'not_found');
    }
    const { registry: live, measured, reportToken } = await parts.registryFor(request, reply);
    const query = new URLSearchParams(request.url.split('?', 2)[1]);
    const { registry: whole, note } = await composePreview(live, query, parts.preview);
    const seen = await registryForDocument(whole, request, parts.readUser);
    if (seen.kind === 'redirect') {
      return reply.header('Cache-Control', 'no-store').redirect(seen.to, 302);
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
    const compose = (view?: RenderedView): string =>
      renderDocument({
        registry,
        config,
        path: pathname,
        signedIn: findAuthToken(request.headers.cookie ?? '') !== null,
        display: readDisplay(
          displayCookie(request.headers.cookie ?? '') ?? view?.first.user?.display,
        ),
        nonce,
        scripts,
        measured: measured.filter((name) => name === 'host' || registry.remotes[name]),
        ...(reportToken !== undefined && { reportToken }),
        ...(note && { preview: note }),
        ...(view && { view }),
        returning: packing.kind === 'dictionary',
        ...(parts.firstScripts && { firstScripts: parts.firstScripts }),
      });
    const document = { registry, query, nonce, preview: note, compose, packing };
    const result: ViewResult = scripts
      ? await parts.makeView(request, document)
      : { kind: 'none', reason: 'no-scripts' };
    parts.countDocument?.(result);
    reply.header('Server-Timing', `first-view;desc="${describeView(result)}"`);
    if (result.kind === 'redirect') {
      return reply.header('Cache-Control', 'no-store').redirect(result.to, 302);
    }
    const body = result.kind === 'view' ? result.body : await packDocument(compose(), packing);
    return reply
      .code(known ? 200 : 404)
      .headers(
        documentHeaders({
          nonce,
          connectOrigins: parts.connectOrigins,
          imageOrigins: foreignOrigins(config.imageBaseUrl ?? '/'),
          monitoringDsn: config.monitoringDsn,
          maps: Boolean(config.mapsKey),
          https: isHttps(request),
          trustedTypes: [
            ...(result.kind === 'view' ? [HOST_SCRIPTS_POLICY] : []),
            ...(parts.trustedTypes ?? []),
          ],
        }),
      )
      .headers(integrityHeaders(registry, Boolean(config.mapsKey)))
      .headers(packingHeaders(packing))
      .type('text/html; charset=utf-8')
      .send(body);
  };
  // A route, because answers of the not-found handler are not compressed.
  server.get('/*', sendDocument);
  server.setNotFoundHandler(sendDocument);
}
