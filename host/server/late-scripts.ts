/** A script of the host that the document starts itself. */
export interface LateScript {
  src: string;
  integrity?: string;
}

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
 * (delivery-50). It must not use anything from outside itself.
 */
export function startScripts(scripts: LateScript[], mark: string, policyName: string): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => (scripts.some(({ src }) => src === url) ? url : null),
  });
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.async = false;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.setAttribute(mark, '');
      script.src = policy ? policy.createScriptURL(src) : src;
      document.head.append(script);
    }
  };
  // A page in the background has no frames.
  if (document.visibilityState === 'hidden') {
    start();
    return;
  }
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1_000);
}
