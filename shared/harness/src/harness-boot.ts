import type { RemoteRelease } from '@silverjobs/federation';

/** A user of the demo data that the harness can sign in. */
export interface HarnessUser {
  id: string;
  label: string;
  email: string;
  password: string;
  /** Of an operator's second factor. */
  totpSecret?: string;
}

/** What the harness's document brings along. */
export interface HarnessBoot {
  remote: RemoteRelease;
  users: HarnessUser[];
  /** Where the API groups of teams are, by name. */
  teamApiUrls?: Record<string, string>;
}

/** Element that holds the JSON. */
export const BOOT_ELEMENT = 'harness-boot';

/**
 * Reads what the document brings along.
 * @throws when the document was not made by `pnpm dev:remote`
 */
export function readHarnessBoot(): HarnessBoot {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (!text) throw new Error(`The document has no #${BOOT_ELEMENT}; start with pnpm dev:remote.`);
  return JSON.parse(text) as HarnessBoot;
}
