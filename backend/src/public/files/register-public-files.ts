import { Readable } from 'node:stream';
import { basePathOf, withBasePath } from '@silverjobs/contract/base-path';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { publicSearchQuery } from '@silverjobs/contract/public-search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { registerScope } from '../../http/create-server.ts';
import { Failure } from '../../http/failure.ts';
import { validate } from '../../http/validate.ts';
import type { Services } from '../../services.ts';
import { loadPublicEmployer } from '../load-employer.ts';
import { loadWholeJobs } from '../load-public-job.ts';
import { allJobsIndeed, allJobsJson } from './all-jobs.ts';
import { employerPicture, jobPicture, sitePicture } from './link-picture.ts';
import { FEED_FORMATS, searchFeed } from './search-feeds.ts';
import { siteMap, siteMapIndex } from './site-maps.ts';

/** Feeds of all jobs that one process writes at once: each reads the whole table. */
const WHOLE_FEEDS_MAX = 2;
/** How long files may be kept, in seconds; a feed of all jobs is asked for by programs, a few times a day. */
const KEPT_S = 300;
const WHOLE_KEPT_S = 3_600;
const QR_KEPT_S = 30 * 86_400;
/** How long security.txt says that it holds, in milliseconds: half a year. */
const SECURITY_LIFE_MS = 180 * 86_400_000;

const XML = 'application/xml; charset=utf-8';
const SVG = 'image/svg+xml';
const TEXT = 'text/plain; charset=utf-8';

const part = z.object({
  teil: z
    .string()
    .regex(/^[a-z]{1,20}(?:-\d{1,5})?$/)
    .optional(),
});
/** The number in the name of a picture's file; null for any other name. */
function pictureId(file: string): number | null {
  const [, id] = /^([1-9]\d{0,8})\.png$/.exec(file) ?? [];
  return id === undefined ? null : Number(id);
}

const missing = () => new Failure('not_found', { message: 'Diese Datei gibt es nicht.' });

function robots(origin: string): string {
  const api = withBasePath('/api', basePathOf(origin));
  return [
    'User-agent: *',
    `Allow: ${api}/public_`,
    `Allow: ${api}/images/`,
    `Disallow: ${api}/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function securityText({ operatorEmail, publicUrl, now }: Services): string {
  return [
    `Contact: mailto:${operatorEmail}`,
    `Expires: ${new Date(now().getTime() + SECURITY_LIFE_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Whoever collects links asks for the head alone first. */
const ALSO_HEAD = { exposeHeadRoute: true };

/** A file that is written while it is sent; of its head alone nothing is read from the database. */
const streamOf = ({ method }: FastifyRequest, text: AsyncIterable<string>) =>
  Readable.from(method === 'HEAD' ? [] : text);

/**
 * What machines read at the public origin (public-7): the document server passes these paths on, below
 * /api/public.
 */
export function registerPublicFiles(api: FastifyInstance, services: Services): void {
  const { db, now, publicUrl, brand, announcement } = services;
  const site = { origin: publicUrl, name: brand };
  const keep = (reply: FastifyReply, type: string, seconds = KEPT_S) =>
    reply.header('cache-control', `public, max-age=${seconds}`).type(type);
  let whole = 0;
  const sendWhole = (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    text: AsyncGenerator<string>,
  ) => {
    if (request.method === 'HEAD') {
      return keep(reply, type, WHOLE_KEPT_S).send(streamOf(request, text));
    }
    if (whole >= WHOLE_FEEDS_MAX) throw new Failure('unavailable', { retryAfter: 60 });
    whole += 1;
    const stream = streamOf(request, text);
    stream.once('close', () => {
      whole -= 1;
    });
    return keep(reply, type, WHOLE_KEPT_S).send(stream);
  };
  registerScope(
    api,
    'public-files',
    async (files) => {
      files.get('/robots.txt', ALSO_HEAD, async (_, reply) =>
        keep(reply, TEXT).send(robots(publicUrl)),
      );
      files.get('/.well-known/security.txt', ALSO_HEAD, async (_, reply) =>
        keep(reply, TEXT).send(securityText(services)),
      );
      files.get('/indexnow-key.txt', ALSO_HEAD, async (_, reply) => {
        if (!announcement.indexNowKey) throw missing();
        return keep(reply, TEXT).send(announcement.indexNowKey);
      });
      files.get('/sitemap.xml', ALSO_HEAD, async (request, reply) => {
        const { teil } = validate(part, request.query, 'query') as z.output<typeof part>;
        if (teil === undefined) return keep(reply, XML).send(await siteMapIndex(db, publicUrl));
        const text = siteMap(db, publicUrl, teil);
        if (!text) throw missing();
        return keep(reply, XML).send(streamOf(request, text));
      });
      files.get<{ Params: { file: string } }>(
        '/stelle-qr/:file',
        ALSO_HEAD,
        async (request, reply) => {
          const id = /^([1-9]\d{0,9})\.svg$/.exec(request.params.file)?.[1];
          if (!id) throw missing();
          // With a short slug it stays small; the page leads on to its whole address.
          const svg = renderSVG(`${publicUrl}${pathTo(paths.publicJob, { id, slug: '-' })}`, {
            ecc: 'M',
            border: 2,
          });
          return keep(reply, SVG, QR_KEPT_S).send(svg);
        },
      );
      files.get<{ Params: { file: string } }>(
        '/stelle-bild/:file',
        ALSO_HEAD,
        async (request, reply) => {
          const id = pictureId(request.params.file);
          const [job] = id === null ? [] : await loadWholeJobs(services, [id]);
          if (!job) throw missing();
          return keep(reply, 'image/png').send(await jobPicture(job, brand));
        },
      );
      files.get<{ Params: { file: string } }>(
        '/arbeitgeber-bild/:file',
        ALSO_HEAD,
        async (request, reply) => {
          const id = pictureId(request.params.file);
          if (id === null) throw missing();
          const found = await loadPublicEmployer(db, id, 1);
          return keep(reply, 'image/png').send(await employerPicture(found, brand));
        },
      );
      files.get('/link-bild.png', ALSO_HEAD, async (_, reply) =>
        keep(reply, 'image/png').send(await sitePicture(brand)),
      );
      for (const format of ['rss', 'atom'] as const) {
        files.get(`/stellen.${format}`, ALSO_HEAD, async (request, reply) => {
          const query = validate(publicSearchQuery, request.query, 'query');
          const given = query as z.output<typeof publicSearchQuery>;
          return keep(reply, FEED_FORMATS[format]).send(
            await searchFeed(services, site, format, given),
          );
        });
      }
      files.get('/stellen.json', ALSO_HEAD, async (request, reply) =>
        sendWhole(request, reply, 'application/json; charset=utf-8', allJobsJson(services, site)),
      );
      files.get('/indeed.xml', ALSO_HEAD, async (request, reply) =>
        sendWhole(request, reply, XML, allJobsIndeed(services, site, now())),
      );
    },
    '/public',
  );
}
