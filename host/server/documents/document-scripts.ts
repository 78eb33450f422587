import { type HostRelease, releaseUrl } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import { withBases } from '../../common/call-addresses.ts';
import { FIRST_VIEW_ID, RENDERED_ID } from '../../common/document-names.ts';
import type { FirstCallsInput } from '../../inline/first-calls.ts';
import type { HostReport } from '../../inline/host-files.ts';
import type { HostFiles } from '../../inline/start-host-scripts.ts';
import { inlineText } from '../common/html.ts';
import type { RenderedView } from '../first-view/document-frame.ts';
import type { PageMatch } from '../releases/match-page.ts';
import { type InlineScripts, scriptElement } from './inline-scripts.ts';

/** What the head of a document that is not rendered is told: what the page will ask for first. */
export function headInput(config: AppConfig, match: PageMatch | undefined): FirstCallsInput {
  const me = { base: config.apiBaseUrls.auth, path: '/auth/me' };
  const calls = withBases(match?.page.firstCalls, config.apiBaseUrls);
  return { calls: [me, ...calls], params: match?.params ?? {} };
}

/** What tells the server of a host that is being tried and does not start. */
export function reportInput({ release }: HostRelease, token: string): HostReport {
  return { remote: 'host', release, outcome: 'failed', token };
}

/** What follows the page that the server has rendered: its styles, its data, and what hydrates it. */
export function firstViewParts(
  host: HostRelease,
  { first, queries }: Pick<RenderedView, 'first' | 'queries'>,
  scripts: InlineScripts,
  nonce: string,
): string {
  const filesOf = (names: string[]) =>
    names.map((file) => ({
      src: releaseUrl('host', host.release, file),
      ...(host.integrity[file] && { integrity: host.integrity[file] }),
    }));
  const input: HostFiles = { scripts: filesOf(host.scripts), styles: filesOf(host.styles) };
  return `${scriptElement({ text: scripts['style-attributes'] }, nonce, RENDERED_ID)}
<script type="application/json" id="${FIRST_VIEW_ID}">${inlineText(`${JSON.stringify(first).slice(0, -1)},"queries":${queries}}`)}</script>
${scriptElement({ text: scripts['start-host'], input }, nonce)}
`;
}
