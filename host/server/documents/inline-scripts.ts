import { withBasePath } from '@silverjobs/contract/base-path';
import { type HostRelease, INLINE_SCRIPTS_FILE, releaseUrl } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';
import type { AppConfig } from '@silverjobs/shell';
import { z } from 'zod';
import { allFirstCalls, withBases } from '../../common/call-addresses.ts';
import { FIRST_VIEW_ID, RENDERED_ID } from '../../common/document-names.ts';
import type { FirstCallsInput } from '../../inline/first-calls.ts';
import type { HostReport } from '../../inline/host-files.ts';
import type { HostFiles } from '../../inline/start-host-scripts.ts';
import { getOrCreateBounded } from '../common/caches.ts';
import { inlineText } from '../common/html.ts';
import type { RenderedView } from '../first-view/document-frame.ts';
import type { PageMatch } from '../releases/match-page.ts';
import { readPublished } from '../releases/read-published.ts';

const inlineScripts = z.object({
  'early-errors': z.string(),
  'host-report': z.string(),
  head: z.string(),
  'rendered-head': z.string(),
  /** Of documents that are for everybody; missing in releases of before 2026-11-25. */
  'public-head': z.string().optional(),
  typeface: z.string(),
  'style-attributes': z.string(),
  'start-host': z.string(),
  /** Not inline, but of the release as those are (public-11); missing in releases of before 2026-11-26. */
  'service-worker': z.string().optional(),
  'offline-page': z.string().optional(),
});

/** Texts of the inline scripts of a host's release, which `host/inline` is built into. */
export type InlineScripts = Readonly<z.infer<typeof inlineScripts>>;

/** @throws when a script is missing */
export const parseInlineScripts = (value: unknown): InlineScripts => inlineScripts.parse(value);

/** Releases whose scripts are kept. */
const MOST_RELEASES = 20;

/** Reads the inline scripts of releases of the host, each once. */
export function createInlineScripts(store: Pick<ReleaseStore, 'readFile'>) {
  const known = new Map<string, Promise<InlineScripts>>();
  /**
   * @returns null for a release without any, of before 2026-11-25, or one whose file cannot be read:
   * its documents are those of a plain static host
   */
  return async (host: HostRelease): Promise<InlineScripts | null> => {
    if (!Object.hasOwn(host.integrity, INLINE_SCRIPTS_FILE)) return null;
    try {
      return await getOrCreateBounded(known, MOST_RELEASES, host.release, async () => {
        const content = await readPublished(store, 'host', host, INLINE_SCRIPTS_FILE);
        return parseInlineScripts(JSON.parse(new TextDecoder().decode(content)));
      });
    } catch (error) {
      known.delete(host.release);
      console.error(`The inline scripts of host/${host.release} cannot be read.`, error);
      return null;
    }
  };
}

/** A script in the document. */
export interface InlineScript {
  text: string;
  /** What it is told; any JSON. */
  input?: unknown;
}

/** The element of an inline script, permitted by the document's nonce. */
export function scriptElement({ text, input }: InlineScript, nonce: string, id?: string): string {
  const told = input === undefined ? '' : ` data-input='${escapeAttribute(JSON.stringify(input))}'`;
  return `<script nonce="${nonce}"${id ? ` id="${id}"` : ''}${told}>${text}</script>`;
}

/** Elements of some scripts, each in a line. */
export function scriptElements(scripts: readonly InlineScript[], nonce: string): string {
  return scripts.map((script) => `${scriptElement(script, nonce)}\n`).join('');
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#39;', '<': '&lt;' };

function escapeAttribute(json: string): string {
  return json.replace(/[&'<]/g, (character) => ESCAPED[character] ?? character);
}

/** What the head of a document that is not rendered is told: what the page will ask for first. */
export function headInput(config: AppConfig, match: PageMatch | undefined): FirstCallsInput {
  const me = { base: config.apiBaseUrls.auth, path: '/auth/me' };
  const calls = withBases(allFirstCalls(match?.page), config.apiBaseUrls);
  return { calls: [me, ...calls], params: match?.params ?? {} };
}

/** What tells the server of a host that is being tried and does not start. */
export function reportInput({ release }: HostRelease, token: string): HostReport {
  return { remote: 'host', release, outcome: 'failed', token };
}

/**
 * What follows the page that the server has rendered: its styles, its data, and what hydrates it.
 * @param how onNeed: whether that waits until somebody does something
 */
export function firstViewParts(
  host: HostRelease,
  { first, queries }: Pick<RenderedView, 'first' | 'queries'>,
  scripts: InlineScripts,
  { nonce, onNeed, basePath }: { nonce: string; onNeed: boolean; basePath: string },
): string {
  const filesOf = (names: string[]) =>
    names.map((file) => ({
      src: withBasePath(releaseUrl('host', host.release, file), basePath),
      ...(host.integrity[file] && { integrity: host.integrity[file] }),
    }));
  const input: HostFiles = {
    scripts: filesOf(host.scripts),
    styles: filesOf(host.styles),
    ...(onNeed && { onNeed }),
  };
  return `${scriptElement({ text: scripts['style-attributes'] }, nonce, RENDERED_ID)}
<script type="application/json" id="${FIRST_VIEW_ID}">${inlineText(`${JSON.stringify(first).slice(0, -1)},"queries":${queries}}`)}</script>
${scriptElement({ text: scripts['start-host'], input }, nonce)}
`;
}
