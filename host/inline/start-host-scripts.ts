import {
  HOST_FILE_MARK,
  HOST_SCRIPTS_POLICY,
  NEEDED_STYLES_ID,
  PAGE_CHUNK_MARK,
} from '../common/document-names.ts';

/** A file of the host that the document asks for itself. */
interface HostFile {
  src: string;
  integrity?: string;
}

/** What follows the first frame. */
export interface HostFiles {
  scripts: readonly HostFile[];
  styles: readonly HostFile[];
  /** They wait until somebody does something; the page works without them. */
  onNeed?: boolean;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL(url: string): string };
}

/** Longest wait for the first frame, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Starts the host's scripts after the first frame. Deferred ones that are cached run before it, and the
 * page would show as late as without a first view (delivery-50).
 * @param prepare runs before; false where another document takes the place of this one
 */
export function startHostScriptsAfterFirstFrame(files: HostFiles, prepare: () => boolean): void {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    if (prepare()) appendFiles(files);
  };
  if (files.onNeed && !isSignedIn()) {
    for (const event of NEEDS) addEventListener(event, start, { once: true, passive: true });
    return;
  }
  // A page in the background has no frames. With the second one the first is on the screen: what begins
  // between them keeps it from there, since cached scripts are evaluated at once.
  if (document.visibilityState === 'hidden') {
    start();
    return;
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, LONGEST_WAIT_MS);
}

/** What shows that somebody does more than read: a press, a key, a field that they go to. */
const NEEDS = ['pointerdown', 'keydown', 'focusin'];

/** Who is signed in sees it, in the frame that the scripts render. */
function isSignedIn(): boolean {
  try {
    return /(?:^|; )authToken=/.test(document.cookie);
  } catch {
    return false;
  }
}

/**
 * The host's whole style sheets follow what the rendered page needs of them (delivery-63). The page's own
 * code, which only says what there is, need not wait for the host's to be there: it is read while that is
 * still on its way, and a file that fails is asked for again by the host.
 */
function appendFiles({ scripts, styles }: HostFiles): void {
  const chunks = Array.from(
    document.head.querySelectorAll<HTMLLinkElement>(`[${PAGE_CHUNK_MARK}]`),
  );
  const allowed = [...scripts.map(({ src }) => src), ...chunks.map(({ href }) => href)];
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(HOST_SCRIPTS_POLICY, {
    createScriptURL: (url) => (allowed.includes(url) ? url : null),
  });
  const append = (script: HTMLScriptElement, url: string): void => {
    script.src = policy ? policy.createScriptURL(url) : url;
    document.head.append(script);
  };
  // Right behind what is needed of them, so that each rule has the rank that it always has.
  document.getElementById(NEEDED_STYLES_ID)?.after(...styles.map(toStyleSheet));
  for (const { src, integrity } of scripts) {
    const script = document.createElement('script');
    label(script, integrity);
    script.async = false;
    append(script, src);
  }
  for (const { href, integrity } of chunks) {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // The bundler would wait for one that has failed already.
    script.onload = script.onerror = () => script.remove();
    append(script, href);
  }
}

function toStyleSheet({ src, integrity }: HostFile): HTMLLinkElement {
  const link = document.createElement('link');
  label(link, integrity);
  link.rel = 'stylesheet';
  link.href = src;
  // The document has the typefaces already: told of once more, all texts would be laid out anew.
  link.media = 'not all';
  link.fetchPriority = 'high';
  link.onload = () => {
    const { sheet } = link;
    for (let place = (sheet?.cssRules.length ?? 0) - 1; place >= 0; place -= 1) {
      if (sheet?.cssRules[place] instanceof CSSFontFaceRule) sheet.deleteRule(place);
    }
    link.media = 'all';
  };
  return link;
}

function label(element: HTMLScriptElement | HTMLLinkElement, integrity: string | undefined): void {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  element.setAttribute(HOST_FILE_MARK, '');
}
