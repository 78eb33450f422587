import { withBasePath } from '@silverjobs/contract/base-path';
import { type Display, displayAttributes } from '@silverjobs/contract/display';
import { FIRST_SCREEN_ID } from '@silverjobs/contract/first-screen';
import {
  DEV_RELEASE,
  type HostRelease,
  type Registry,
  type RegistryPage,
  releaseUrl,
} from '@silverjobs/federation';
import type { AppConfig } from '@silverjobs/shell';
import type { BootData, PreviewNote } from '../../common/boot-data.ts';
import { keptKeys } from '../../common/call-addresses.ts';
import {
  BOOT_ID,
  HOST_FILE_MARK,
  NEEDED_STYLES_ID,
  PAGE_CHUNK_MARK,
  RENDERED_ID,
} from '../../common/document-names.ts';
import { MANIFEST_PATH, THEME_COLOUR } from '../../common/installable.ts';
import { memoizeByObject } from '../common/caches.ts';
import { basePathAttribute, escapeHtml, type HeadContext, headTags } from '../common/head-tags.ts';
import { encodeStyleAttributes, extractStyles, hostFailureTemplate } from '../common/html.ts';
import type { RenderedView, ServerRenderContext } from '../first-view/document-frame.ts';
import { serializeWithRegistry } from '../releases/boot-registry.ts';
import { matchPages, type PageMatch } from '../releases/match-page.ts';
import {
  firstViewParts,
  headInput,
  type InlineScript,
  type InlineScripts,
  reportInput,
  scriptElement,
  scriptElements,
} from './inline-scripts.ts';

/** What a document is composed of. */
export interface DocumentInput {
  registry: Registry;
  config: AppConfig;
  /** Below which the product runs; by default at the root of its origin. */
  basePath?: string;
  /** Path asked for, without query. */
  path: string;
  /** The secret of the link of a mail, where the address has one. */
  linkToken?: string | null;
  /** Whether the visitor has an auth cookie. */
  signedIn: boolean;
  /** How the visitor wants to see the product, as the cookie says it (display-3). */
  display?: Display | null;
  /** Random value that permits the inline script and the styles made at run time. */
  nonce: string;
  /** Remotes whose loads the server counts. */
  measured?: string[];
  /** What the document reports with how those load. */
  reportToken?: string;
  /** What a tab in preview is told. */
  preview?: PreviewNote;
  /** Inline scripts of the host's release; null where it has none. */
  scripts: InlineScripts | null;
  /** Inline scripts that run before all others; only development has some. */
  firstScripts?: InlineScript[];
  /** The page as the server has rendered it, with the styles that it needs. */
  view?: RenderedView;
  head: Omit<HeadContext, 'title'>;
  /** The document is the same for everybody and works without scripts, which wait to be needed (delivery-70). */
  forEverybody?: boolean;
  /** Whether this browser has kept files of the host's release (delivery-64). */
  returning?: boolean;
}

/** The address of a path of the product. */
type Address = (path: string) => string;

/** What stands there until the host has started, where the server has rendered nothing. */
const spinner = (product: string) =>
  `<main><h1 class="sj-visually-hidden">${escapeHtml(product)}</h1><div class="sj-full-screen"><span class="sj-spinner sj-spinner--large" role="status"><span aria-hidden="true" class="sj-spinner__ring"></span><span>Seite wird geladen …</span></span></div></main>`;

/**
 * Composes the document for a path: registry and configuration inlined, the first calls started in
 * the head, the files of the host and of the page's remote announced. Without a published host it
 * is a plain German notice.
 */
export function renderDocument(input: DocumentInput): string {
  const { registry, config, basePath = '', path, signedIn, nonce, preview, scripts } = input;
  const address = (path: string) => withBasePath(path, basePath);
  const { measured = [], reportToken } = input;
  const { host } = registry;
  if (!host) return unpublishedDocument();
  const view = scripts ? input.view : undefined;
  const matches = matchPages(registry, path);
  const forEverybody = view !== undefined && input.forEverybody === true;
  // Neither is asked for early: the one is in the cache, the other not needed yet.
  const kept = forEverybody || (view !== undefined && input.returning === true);
  const only = matches.length === 1 ? matches[0] : undefined;
  const announced = only && (signedIn || only.page.access.kind === 'public') ? only : undefined;
  const rendered = view && extractStyles(encodeStyleAttributes(view.html));
  const shown = view ? matches.find(({ page }) => showsPage(page, view.first)) : announced;
  const titled = shown ?? matches[0];
  const { product } = input.head;
  const head =
    view?.head ?? headTags(null, { ...input.head, title: titled?.page.title ?? product });
  const needed = [
    ...matches.map(({ remote }) => remote.name),
    ...(preview?.releases ?? []).map(({ name }) => name),
  ];
  const boot = `<script type="application/json" id="${BOOT_ID}">${serializeWithRegistry({ config, release: host.release, ...givesOf(host), nonce, kept: keptKeysOf(registry), ...(measured.length > 0 && { measured, reportToken }), ...(preview && { preview }) }, registry, needed)}</script>\n`;
  return `<!doctype html>
<html lang="de"${basePathAttribute(basePath)}${rootAttributes(input.display)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${THEME_COLOUR}">
${head}
${scriptElements(headScripts(host, input, announced), nonce)}${view ? neededTags(view, nonce) : ''}${hostTags(host, view !== undefined, kept, address)}
${scripts ? scriptElement({ text: scripts.typeface }, nonce) : ''}
${shown ? remoteTags(shown, kept, address) : ''}
${config.monitoringDsn ? monitoringTags(host, address) : ''}${config.mapsKey ? styleNonce(nonce) : ''}
<link rel="icon" href="${address('/favicon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${address('/icons/apple-touch-icon.png')}">
<link rel="manifest" href="${address(MANIFEST_PATH)}">
${rendered?.styles ?? boot}</head>
<body>
<div id="root">${rendered?.html ?? spinner(product)}</div>
${view && scripts ? `${firstViewParts(host, view, scripts, { nonce, onNeed: forEverybody, basePath })}${boot}` : ''}${hostFailureTemplate}
${noscript(forEverybody, input, only)}
</body>
</html>
`;
}

/** What somebody without scripts is told, where the document is of no use without them. */
function noscript(isWhole: boolean, input: DocumentInput, match: PageMatch | undefined): string {
  if (isWhole) return '';
  const { forEverybody, head, linkToken } = input;
  if (match?.page.linkForm && linkToken) return linkForm(match.page, input, linkToken);
  const text = forEverybody
    ? 'Diese Seite ist gerade nicht zu erreichen. Bitte laden Sie sie in einer Minute noch einmal.'
    : `${escapeHtml(head.product)} braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.`;
  return `<noscript><p>${text}</p></noscript>`;
}

/**
 * The page of a mail's link without scripts: it asks first, because mail programs open links by themselves
 * (access-50).
 */
function linkForm(
  { title, linkForm: form }: RegistryPage,
  { config, nonce }: DocumentInput,
  token: string,
): string {
  if (!form) return '';
  const action = `${config.apiBaseUrls.main}${form.path}`;
  return `<noscript><style nonce="${nonce}">#root{display:none}</style><main class="sj-full-screen"><h1 class="sj-heading sj-heading--h2">${escapeHtml(title)}</h1><p>${escapeHtml(form.question)}</p><form action="${escapeHtml(action)}" method="post"><input type="hidden" name="token" value="${escapeHtml(token)}"><button class="sj-button sj-button--primary sj-button--large">${escapeHtml(form.confirm)}</button></form></main></noscript>`;
}

/** Scripts that run before anything else, in their order. */
function headScripts(
  host: HostRelease,
  {
    scripts,
    view,
    config,
    measured = [],
    reportToken,
    forEverybody,
    firstScripts = [],
  }: DocumentInput,
  announced: PageMatch | undefined,
): InlineScript[] {
  if (!scripts) return firstScripts;
  const isTried = measured.includes('host') && reportToken;
  return [
    ...(config.monitoringDsn ? [{ text: scripts['early-errors'] }] : []),
    ...(isTried ? [{ text: scripts['host-report'], input: reportInput(host, reportToken) }] : []),
    ...firstScripts,
    // A rendered page needs no more than its first frame and who clicks in it do.
    view
      ? { text: (forEverybody && scripts['public-head']) || scripts['rendered-head'] }
      : { text: scripts.head, input: headInput(config, announced) },
  ];
}

const keptKeysOf = memoizeByObject(keptKeys);

/** Whether it is the page that the server has rendered; several may share a path (access-8). */
function showsPage(page: PageMatch['page'], { route, expose }: ServerRenderContext): boolean {
  return page.expose === expose && [page.path, ...(page.aliases ?? [])].includes(route);
}

/**
 * Rules that the first frame needs, in the order in which their sheets stand otherwise (delivery-63). The
 * frame waits until the window is full, or for what stands behind the page: on a slow line it comes in pieces,
 * and a frame for each of them would keep the first row waiting for layouts that nobody looks at.
 */
function neededTags({ styles: { host, page }, html }: RenderedView, nonce: string): string {
  const awaited = html.includes(` id="${FIRST_SCREEN_ID}"`) ? FIRST_SCREEN_ID : RENDERED_ID;
  return `<link rel="expect" href="#${awaited}" blocking="render">
<style nonce="${nonce}" id="${NEEDED_STYLES_ID}">${host}</style>
${page && `<style nonce="${nonce}">${page}</style>\n`}`;
}

/**
 * @param rendered whether the scripts only hydrate what is there; the document starts them later
 * @param kept whether the files are in the cache, from where they come at once
 */
function hostTags(host: HostRelease, rendered: boolean, kept: boolean, address: Address): string {
  const url = (file: string) => address(releaseUrl('host', host.release, file));
  const sheets = host.styles.map(
    (file) =>
      `<link rel="stylesheet" ${HOST_FILE_MARK} href="${url(file)}" crossorigin${integrityAttribute(host, file)}>`,
  );
  const scripts = host.scripts.map((file) => {
    const hash = integrityAttribute(host, file);
    return rendered
      ? `<link rel="preload" as="script" href="${url(file)}" crossorigin${hash}>`
      : `<script defer ${HOST_FILE_MARK} src="${url(file)}" crossorigin${hash}></script>`;
  });
  return [...(rendered ? [] : sheets), ...(kept ? [] : scripts)].join('\n');
}

/** The host's name for the file that it fetches with a DSN before it mounts (delivery-22). */
const MONITORING_FILE = /^monitoring\.[\w.]*js$/;

function monitoringTags(host: HostRelease, address: Address): string {
  return Object.keys(host.integrity)
    .filter((file) => MONITORING_FILE.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="script" fetchpriority="low" href="${address(releaseUrl('host', host.release, file))}" crossorigin${integrityAttribute(host, file)}>`,
    )
    .join('\n');
}

/** Google's maps give their style elements the nonce of the document's first one. */
function styleNonce(nonce: string): string {
  return `<style nonce="${nonce}"></style>`;
}

/**
 * @param kept whether the files are in the cache: what is read from there early keeps the first frame, so
 * that they are only named, for who starts them after it
 */
function remoteTags({ remote, page }: PageMatch, kept: boolean, address: Address): string {
  const link = (how: string, file: string, mark = '') =>
    `<link${how} href="${address(releaseUrl(remote.name, remote.release, file))}" crossorigin${integrityAttribute(remote, file)}${mark}>`;
  const script = kept ? '' : ' rel="preload" as="script"';
  const chunks = page.files.js.map((file) => link(script, file, ` ${PAGE_CHUNK_MARK}`));
  if (kept) return chunks.join('\n');
  return [
    link(script, remote.entry),
    ...chunks,
    ...page.files.css.map((file) => link(' rel="preload" as="style"', file)),
  ].join('\n');
}

/**
 * The hash that the browser checks before it uses a file. Only development servers have files
 * without one; the store accepts no release of their name.
 * @throws when a published file has no hash: no document rather than one that runs anything
 */
function integrityAttribute(
  { release, integrity }: Pick<HostRelease, 'release' | 'integrity'>,
  file: string,
): string {
  const hash = integrity[file];
  if (hash) return ` integrity="${hash}"`;
  if (release === DEV_RELEASE) return '';
  throw new Error(`The registry has no hash for ${file} of release ${release}.`);
}

/** What is chosen stands in the document, so that nothing flashes. */
function rootAttributes(display: Display | null | undefined): string {
  const entries = Object.entries(display ? displayAttributes(display) : {});
  return entries.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('');
}

function unpublishedDocument(): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>silverjobs</title>
<h1>Noch nichts veröffentlicht</h1><p>Bitte veröffentlichen Sie zuerst den Host: <code>pnpm release host</code>.</p></html>`;
}

/** Versions that the browser compares; the names in them were compared at publication. */
function givesOf({ provides, earlier }: HostRelease): Pick<BootData, 'provides' | 'earlier'> {
  return {
    provides,
    ...(earlier && { earlier: earlier.map(({ exports: _, ...version }) => version) }),
  };
}
