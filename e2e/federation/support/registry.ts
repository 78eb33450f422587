import type { APIRequestContext } from '@playwright/test';

/** What the server tells about a published remote, as far as the tests need it. */
export interface PublishedRemote {
  name: string;
  release: string;
  container: string;
  entry: string;
  pages: {
    path: string;
    expose: string;
    access: { kind: string };
    publicDocument?: object;
    files: { js: string[]; css: string[] };
  }[];
  menu: { path: string; label: string }[];
  integrity: Record<string, string>;
}

/** The registry as /registry.json gives it. */
export interface PublishedRegistry {
  revision: number;
  host: { release: string; fonts: string[] };
  remotes: Record<string, PublishedRemote>;
  /** Remotes that are switched off. */
  disabled?: string[];
}

/**
 * The registry of a running product.
 * @param operatorToken of who is told of the back-office, too
 */
export async function fetchRegistry(
  request: APIRequestContext,
  url: string,
  operatorToken?: string,
): Promise<PublishedRegistry> {
  // A connection that a test kept for long may be closed at the moment of its next use.
  const headers = {
    connection: 'close',
    ...(operatorToken && { cookie: `authToken=${operatorToken}` }),
  };
  const query = operatorToken ? '?for=operator' : '';
  const answer = await request.get(`${url}/registry.json${query}`, { headers });
  return (await answer.json()) as PublishedRegistry;
}

/** Matches the scripts of a remote that no page needs at first. */
export function lazyScripts(registry: PublishedRegistry, name: string): RegExp {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`There is no remote ${name}.`);
  const first = new Set([remote.entry, ...remote.pages.flatMap((page) => page.files.js)]);
  const lazy = Object.keys(remote.integrity)
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .map((file) => file.replaceAll('.', '\\.'));
  return new RegExp(`^/releases/${name}/\\w+/(${lazy.join('|')})$`);
}
