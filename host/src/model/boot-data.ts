import { withBasePath } from '@silverjobs/contract/base-path';
import type { Registry } from '@silverjobs/federation';
import { defaultConfig } from '@silverjobs/shell';
import type { BootData, PreviewNote } from '../../common/boot-data.ts';
import { BOOT_ID } from '../../common/document-names.ts';

/**
 * Reads what host/server put into the document. On a plain static host there is nothing, and the
 * registry is fetched instead.
 */
export async function readBootData(): Promise<BootData> {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (text) return JSON.parse(text) as BootData;
  return { registry: await fetchRegistry(), config: defaultConfig };
}

const REGISTRY_TIMEOUT_MS = 5_000;
const NOT_MODIFIED = 304;

/** The registry on the server now, with the builds of a preview in their place. */
export function inPreview(own: Registry, note: PreviewNote | undefined, live: Registry): Registry {
  const replaced = (note?.releases ?? []).flatMap(({ name }) => {
    const build = own.remotes[name];
    return build ? [[name, build] as const] : [];
  });
  const host = note?.releases.some(({ name }) => name === 'host') ? own.host : live.host;
  return { ...live, host, remotes: { ...live.remotes, ...Object.fromEntries(replaced) } };
}

/**
 * The registry as it is on the server now.
 * @param own what this tab has: only one of the back-office is told of it again
 * @throws when the server does not answer with one within 5 s, or with something else
 */
export async function fetchRegistry(own?: Registry): Promise<Registry> {
  const registry = await ask(own);
  if (!registry) throw new Error('The answer is no registry.');
  return registry;
}

/**
 * The registry on the server now; null while it has this revision, which takes no more than some headers.
 * @param own what this tab has
 * @throws as `fetchRegistry`
 */
export function fetchNewerRegistry(own: Registry, revision: number): Promise<Registry | null> {
  return ask(own, { 'If-None-Match': `"${revision}"` });
}

async function ask(own?: Registry, headers: HeadersInit = {}): Promise<Registry | null> {
  // Safari 15 has no AbortSignal.timeout.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), REGISTRY_TIMEOUT_MS);
  const pages = Object.values(own?.remotes ?? {}).flatMap((remote) => remote.pages);
  const isForOperators = pages.some(({ access }) => access.kind === 'operator');
  const path = isForOperators ? '/registry.json?for=operator' : '/registry.json';
  const request = { cache: 'no-store', signal: tooLate.signal, headers } as const;
  const answer = await readRegistry(withBasePath(path), request).finally(() => clearTimeout(timer));
  if (answer === 'unchanged') return null;
  // Whatever answers in the server's place, a tab goes on with the registry that it has.
  if (answer?.schema !== 1 || !Number.isInteger(answer.revision) || !answer.remotes) {
    throw new Error('The answer is no registry.');
  }
  return answer as Registry;
}

async function readRegistry(
  path: string,
  request: RequestInit,
): Promise<Partial<Registry> | 'unchanged' | null> {
  const response = await fetch(path, request);
  if (response.status === NOT_MODIFIED) return 'unchanged';
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return response.json();
}
