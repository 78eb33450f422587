import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/failure.ts';

const folder = fileURLToPath(new URL('../../images', import.meta.url));

/** All images by their path, for example 'courses/memory.svg': some 40 KB. */
function readImages(): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => path.endsWith('.svg'))
      .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}

/**
 * GET /images/…: the pictures of the demo courses and lecturers. No part of the contract: any image
 * host can stand in for it (IMAGE_BASE_URL of the document server).
 */
export function registerImages(api: FastifyInstance): void {
  const images = readImages();
  api.get<{ Params: { '*': string } }>('/images/*', async ({ params }, reply) => {
    const image = images.get(params['*']);
    if (image === undefined) throw new Failure('not_found');
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(image);
  });
}
