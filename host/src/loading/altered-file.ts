import { withBasePath, withoutBasePath } from '@silverjobs/contract/base-path';
import type { Registry } from '@silverjobs/federation';
import { releaseUrl } from '@silverjobs/federation/release-url';
import type { RemotePage } from '../../common/page-table.ts';
import type { FileState } from './load-page.ts';

const RELEASE_PATH = /^\/releases\/([^/]+)\/([^/]+)\/(.+)$/;

/**
 * Finds out why a file was not taken: a browser tells no script whether a file did not arrive or is
 * not the one that its hash asks for. Requests the file again, past the cache, so that a cached
 * altered file does not outlive the fault.
 * @param error what loading the page failed with
 * @param registry as it is on the server, with all files and their hashes
 */
export async function inspectFailedFile(
  target: RemotePage,
  error: unknown,
  registry: Registry,
): Promise<FileState> {
  const states = await Promise.all(
    suspectFiles(target, error, registry).map((path) =>
      inspect(path, expectedHash(registry, path)),
    ),
  );
  if (states.includes('altered')) return 'altered';
  return states.length > 0 && states.every((state) => state === 'sound') ? 'sound' : 'unknown';
}

/** Paths of the files that the error may be about. */
function suspectFiles({ remote, page }: RemotePage, error: unknown, registry: Registry): string[] {
  const { name, request } = error as { name?: unknown; request?: unknown };
  if (typeof request === 'string')
    return [withoutBasePath(new URL(request, location.href).pathname)];
  // The bundler does not say which style sheet it was.
  const known = registry.remotes[remote.name]?.pages.find(({ expose }) => expose === page.expose);
  const files = name === 'ChunkLoadError' ? (known?.files.css ?? []) : [remote.entry];
  return files.map((file) => releaseUrl(remote.name, remote.release, file));
}

function expectedHash(registry: Registry, path: string): string | undefined {
  const [, name = '', release, file = ''] = RELEASE_PATH.exec(path) ?? [];
  const live = name === 'host' ? registry.host : registry.remotes[name];
  return live?.release === release ? live?.integrity[file] : undefined;
}

async function inspect(path: string, integrity: string | undefined): Promise<FileState> {
  if (!integrity) return 'unknown';
  const response = await fetch(withBasePath(path), { cache: 'reload' });
  const type = response.headers.get('content-type') ?? '';
  // Pages that something else answers with are no files of ours.
  if (!response.ok || type.startsWith('text/html')) return 'unknown';
  // Releases of before November 2026 have SHA-384.
  const [name, bits] = integrity.startsWith('sha384-') ? ['sha384', 384] : ['sha256', 256];
  const digest = await crypto.subtle.digest(`SHA-${bits}`, await response.arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return `${name}-${hash}` === integrity ? 'sound' : 'altered';
}
