import type { Registry } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreviewNote } from '../../common/boot-data.ts';
import type { HeadContext } from '../common/head-tags.ts';
import type { ServerConfig } from '../config.ts';
import type { Packing } from '../http/pack-document.ts';
import type { LogFailure } from '../monitoring/answer-for.ts';
import type { RenderedView } from './document-frame.ts';
import { createFirstViews, type ViewParts, type ViewResult } from './first-views.ts';
import { createRenderPool } from './render-pool.ts';

/** Where the counts of first views can be read outside production. */
const COUNTS_PATH = '/reports/first-views';

/** After this a rendering counts as endless. */
const HANGS_MS = 5_000;
/** Documents that wait for each thread; more come without a first view. */
const QUEUE_PER_THREAD = 16;
const MEMORY_MB = 512;

/** What of a document's address belongs to a preview, and to no page. */
const PREVIEW_PARAMS = ['release', 'preview'];

/** Whoever looks for a fault can see in their own browser whether it is the first view's. */
const OFF_COOKIE = /(^|;\s*)firstView=off(;|$)/;

type OwnParts = Pick<ViewParts, 'store' | 'readRegistry' | 'traceHeaders' | 'reportFailure'> & {
  logFailure: LogFailure;
};

/** What a document is composed of before its page is rendered. */
export interface ComposedDocument {
  registry: Registry;
  config: AppConfig;
  query: URLSearchParams;
  nonce: string;
  preview: PreviewNote | undefined;
  /** Composes the document, of a rendered page or without one. */
  compose: (view?: RenderedView) => string;
  packing: Packing;
  head: Omit<HeadContext, 'title'>;
  /** For a document for everybody, which gets a tag: what the one that is kept was made of, '' where none is. */
  madeOf?: string;
}

/** What of a request decides its first view. */
export type ViewedRequest = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** Lets the server render the pages of its documents, and counts what becomes of it. */
export function registerFirstViews(
  server: FastifyInstance,
  config: ServerConfig,
  appConfig: AppConfig,
  parts: OwnParts,
) {
  const views = config.FIRST_VIEW === 'on' ? openViews(config, appConfig, parts) : null;
  server.addHook('onClose', async () => views?.close());
  if (config.APP_ENVIRONMENT !== 'production') {
    server.get(COUNTS_PATH, async (_, reply) => {
      reply.header('Cache-Control', 'no-store');
      return views?.counts() ?? { rendered: 0, redirected: 0, fallbacks: {}, switchedOff: {} };
    });
  }
  return {
    make: async (request: ViewedRequest, document: ComposedDocument): Promise<ViewResult> => {
      const cookies = request.headers.cookie ?? '';
      if (!views || !document.registry.host || OFF_COOKIE.test(cookies)) {
        return { kind: 'none', reason: 'off' };
      }
      const { query, ...rest } = document;
      return views.make({
        ...rest,
        url: pageUrl(request.url, query),
        cookies,
        address: request.ip,
      });
    },
  };
}

/** What became of a document, for its header: everybody may know it. */
export function describeView(result: ViewResult): string {
  return result.kind === 'none' ? result.reason : result.kind;
}

function openViews(config: ServerConfig, appConfig: AppConfig, { logFailure, ...parts }: OwnParts) {
  const limits = {
    threads: config.FIRST_VIEW_THREADS,
    budget: config.FIRST_VIEW_RENDER_MS,
    hangs: HANGS_MS,
    queue: config.FIRST_VIEW_THREADS * QUEUE_PER_THREAD,
    memoryMb: MEMORY_MB,
  };
  return createFirstViews({
    ...parts,
    pool: createRenderPool(limits, (text, part) => {
      // The part of a remote is named behind that of the host.
      const [name, release] = part?.split(' ').at(-1)?.split('/') ?? [];
      if (name && release) logFailure(text, name, release);
      else console.error(text);
    }),
    config: appConfig,
    apiUrl: config.API_URL,
    basePath: config.basePath,
    budget: config.FIRST_VIEW_BACKEND_MS,
  });
}

/** Path and query as the browser's router will know them. */
function pageUrl(url: string, query: URLSearchParams): string {
  if (!PREVIEW_PARAMS.some((name) => query.has(name))) return url;
  const rest = new URLSearchParams(query);
  for (const name of PREVIEW_PARAMS) rest.delete(name);
  return `${url.split('?', 1)[0]}${rest.size > 0 ? `?${rest}` : ''}`;
}
