import { type HostRelease, releaseUrl } from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import { FIRST_VIEW_ID } from '../../common/first-view.ts';
import { HOST_FAILURE_ID, HOST_FILE_MARK, watchHostFiles } from '../common/host-failure.ts';
import { inlineFunction } from '../common/inline-function.ts';
import { inlineJson, inlineText } from '../common/inline-json.ts';
import type { DrawnView } from '../first-view/document-frame.ts';
import { applyStyles, CARRIED_STYLE } from '../first-view/markup.ts';
import type { PageMatch } from '../releases/match-page.ts';
import {
  type EarlyScriptInput,
  startFirstCalls,
  takeOldTextSize,
  takePreview,
  takeSecrets,
} from './early-script.ts';
import { holdPresses } from './hold-presses.ts';
import {
  LATE_SCRIPTS_POLICY,
  type LateFiles,
  NEEDED_STYLES_ID,
  PAGE_CHUNK_MARK,
  startScripts,
} from './late-scripts.ts';

/** Id of the script behind the markup that the server has drawn: the first frame waits for it. */
export const DRAWN_ID = 'drawn';

const watchFiles = () =>
  `(${inlineFunction(watchHostFiles)})('${HOST_FILE_MARK}','${HOST_FAILURE_ID}')`;

/** What runs in the head of a document that is not drawn: it asks for what the page will need. */
export function headScript(config: AppConfig, announced: PageMatch | undefined): string {
  const input = inlineJson(earlyInput(config, announced));
  return `${watchFiles()};(${inlineFunction(takeOldTextSize)})();(${inlineFunction(takePreview)})()&&(${inlineFunction(takeSecrets)})()&&(${inlineFunction(startFirstCalls)})(${input})`;
}

/** What runs in the head of a drawn one: no more than the first frame and who presses in it need. */
export function drawnHeadScript(): string {
  return `(${inlineFunction(takeOldTextSize)})();(${inlineFunction(holdPresses)})()`;
}

function earlyInput(config: AppConfig, match: PageMatch | undefined): EarlyScriptInput {
  const me = { base: config.apiBaseUrls.auth, path: '/auth/me', query: {} };
  const calls = (match?.page.firstCalls ?? []).map(({ group, path, query = {} }) => ({
    base: config.apiBaseUrls[group],
    path,
    query,
  }));
  return { calls: [me, ...calls], params: match?.params ?? {} };
}

/** What follows the page that the server has drawn: its styles, its data, and what makes it alive. */
export function firstViewParts(
  host: HostRelease,
  { first, queries }: Pick<DrawnView, 'first' | 'queries'>,
  nonce: string,
): string {
  const filesOf = (names: string[]) =>
    names.map((file) => ({
      src: releaseUrl('host', host.release, file),
      ...(host.integrity[file] && { integrity: host.integrity[file] }),
    }));
  const late: LateFiles = {
    scripts: filesOf(host.scripts),
    styles: filesOf(host.styles),
  };
  const names = [HOST_FILE_MARK, LATE_SCRIPTS_POLICY, NEEDED_STYLES_ID, PAGE_CHUNK_MARK];
  const prepare = `()=>{${watchFiles()};return (${inlineFunction(takePreview)})()}`;
  return `<script nonce="${nonce}" id="${DRAWN_ID}">(${inlineFunction(applyStyles)})('${CARRIED_STYLE}')</script>
<script type="application/json" id="${FIRST_VIEW_ID}">${inlineText(`${JSON.stringify(first).slice(0, -1)},"queries":${queries}}`)}</script>
<script nonce="${nonce}">(${inlineFunction(startScripts)})(${inlineJson(late)},${prepare},${names.map((name) => `'${name}'`).join()})</script>
`;
}
