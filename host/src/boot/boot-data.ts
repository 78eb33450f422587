import type { Registry } from '@silverjobs/federation';
import { type AppConfig, defaultConfig } from '@silverjobs/shell';

/** What the document brings along for the host. */
export interface BootData {
  registry: Registry;
  config: AppConfig;
  /** Release of the host that the document names. */
  release?: string;
  /** Versions that this host gives to remotes. */
  provides?: Record<string, string>;
  /** Remotes of which a canary is being tried. */
  measured?: string[];
  /** Permits styles that are made at run time; absent on a plain static host. */
  nonce?: string;
}

const ELEMENT_ID = 'silverjobs-boot';

/**
 * Reads what host/server put into the document. On a plain static host there is nothing, and the
 * registry is fetched instead.
 */
export async function readBootData(): Promise<BootData> {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (text) return JSON.parse(text) as BootData;
  return { registry: await fetchRegistry(), config: defaultConfig };
}

const REGISTRY_TIMEOUT_MS = 5_000;

/**
 * The registry as it is on the server now.
 * @throws when the server does not answer with one within 5 s
 */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Registry;
}
