/** A file of the host that the document asks for itself. */
interface LateFile {
  src: string;
  integrity?: string;
}

/** What follows the first frame. */
export interface LateFiles {
  scripts: LateFile[];
  styles: LateFile[];
}

/** Marks the announcements of what the page's code is made of, but for its entry. */
export const PAGE_CHUNK_MARK = 'data-page-chunk';

/** Id of the style element with what the drawn page needs of the host's style sheets. */
export const NEEDED_STYLES_ID = 'needed-styles';

/** Name of the policy that lets the document start its own scripts. */
export const LATE_SCRIPTS_POLICY = 'host-scripts';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL(url: string): string };
}

/**
 * Runs at the end of the document, as text: starts the host's scripts after the first frame. Deferred
 * ones that are in the cache run before it, and the page would show as late as without a first view
 * (delivery-50). The host's whole style sheets come then, too, behind what the drawn page needs of
 * them (delivery-63). The page's own code, which only says what there is, need not wait for the host's to
 * be there: it is read while that is still on its way, and a file that fails is asked for again by the
 * host. It must not use anything from outside itself.
 * @param prepare runs before; false where another document takes the place of this one
 */
export function startScripts(
  { scripts, styles }: LateFiles,
  prepare: () => boolean,
  mark: string,
  policyName: string,
  neededId: string,
  chunkMark: string,
): void {
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    if (!prepare()) return;
    const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
    const chunks = Array.from(document.head.querySelectorAll<HTMLLinkElement>(`[${chunkMark}]`));
    const allowed = [...scripts.map(({ src }) => src), ...chunks.map(({ href }) => href)];
    const policy = trustedTypes?.createPolicy(policyName, {
      createScriptURL: (url) => (allowed.includes(url) ? url : null),
    });
    const append = (script: HTMLScriptElement, url: string): void => {
      script.src = policy ? policy.createScriptURL(url) : url;
      document.head.append(script);
    };
    const label = (
      element: HTMLScriptElement | HTMLLinkElement,
      integrity: string | undefined,
    ): void => {
      element.crossOrigin = 'anonymous';
      if (integrity) element.integrity = integrity;
      element.setAttribute(mark, '');
    };
    // Right behind what is needed of them, so that each rule has the rank that it always has.
    const links = styles.map(({ src, integrity }) => {
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
    });
    document.getElementById(neededId)?.after(...links);
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
  };
  // A page in the background has no frames. With the second one the first is on the screen: what begins
  // between them keeps it from there, since cached scripts are evaluated at once.
  if (document.visibilityState === 'hidden') {
    start();
    return;
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 1_000);
}
