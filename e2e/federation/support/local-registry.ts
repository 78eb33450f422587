import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { root } from '../../support/environment.ts';

/** A package that the registry has: compiled, or as it is installed in the workspace. */
interface Version {
  manifest: { name: string; version: string };
  folder: string;
}

/** Size of a block of a tarball, in bytes. */
const BLOCK = 512;

/** A registry on this machine. */
export interface LocalRegistry {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a registry of our packed packages and of the libraries that the workspace has installed: whoever
 * installs from it needs no network, and gets what the workspace was tested with.
 * @param packed folder of `pnpm pack:packages`
 */
export async function startLocalRegistry(packed: string): Promise<LocalRegistry> {
  const versions: Version[] = [...packedPackages(packed), ...installedPackages()];
  const server = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/').map(decodeURIComponent);
    const known = versions.filter(({ manifest }) => manifest.name === name);
    if (!file) {
      response.statusCode = known.length > 0 ? 200 : 404;
      response.end(JSON.stringify(packument(url, name, known)));
      return;
    }
    const found = known.find(({ manifest }) => file === `${manifest.version}.tgz`);
    if (found) response.end(packFolder(found.folder));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function packument(url: string, name: string, known: Version[]) {
  return {
    name,
    'dist-tags': { latest: known[0]?.manifest.version },
    versions: Object.fromEntries(
      known.map(({ manifest }) => {
        const tarball = `${url}/${encodeURIComponent(name)}/${manifest.version}.tgz`;
        return [manifest.version, { ...manifest, dist: { tarball } }];
      }),
    ),
  };
}

function packedPackages(folder: string): Version[] {
  const names = readdirSync(folder).filter((name) =>
    existsSync(join(folder, name, 'package.json')),
  );
  return names.map((name) => ({
    manifest: JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')),
    folder: join(folder, name),
  }));
}

/** Everything that pnpm has installed, by its folders' names: `@scope+name@1.2.3_peers`. */
function installedPackages(): Version[] {
  const store = join(root, 'node_modules/.pnpm');
  return readdirSync(store).flatMap((entry) => {
    const [, name] = /^(@?[^@]+)@/.exec(entry) ?? [];
    const folder = join(store, entry, 'node_modules', name?.replace('+', '/') ?? '.');
    const manifest = join(folder, 'package.json');
    if (!name || !existsSync(manifest)) return [];
    return [{ manifest: JSON.parse(readFileSync(manifest, 'utf8')), folder }];
  });
}

/**
 * A tarball of a folder, for npm. Programs of this machine write files that are linked, as pnpm's are, in
 * a way that npm leaves out.
 */
function packFolder(folder: string): Buffer {
  const parts = listFiles(folder).flatMap((file) => {
    const content = readFileSync(join(folder, file));
    const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
    const isProgram = (statSync(join(folder, file)).mode & 0o100) > 0;
    return [tarHeader(`package/${file}`, content.length, isProgram), content, padding];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function listFiles(folder: string): string[] {
  return globSync('**', { cwd: folder, exclude: (path) => basename(path) === 'node_modules' })
    .concat(globSync('**/.*', { cwd: folder }))
    .filter((file) => statSync(join(folder, file)).isFile());
}

/** The first block of a file in a tarball (POSIX ustar). */
function tarHeader(path: string, size: number, isProgram: boolean): Buffer {
  const header = Buffer.alloc(BLOCK);
  // A name holds 100 bytes; what is before goes into another field.
  const cut = path.length > 100 ? path.indexOf('/', path.length - 101) : -1;
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(path.slice(cut + 1), 0);
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  if (cut > 0) header.write(path.slice(0, cut), 345);
  header.write(
    octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    ),
    148,
  );
  header[154] = 0;
  return header;
}
