/**
 * Runs as text before every other script of a development document. React tells this hook about
 * its renderer once, when react-dom is evaluated; a remote's fast refresh runtime starts later and
 * finds the renderer only if the hook remembered it. The browser extension's own hook does so too.
 */
function installDevtoolsHook(): void {
  const page = window as unknown as Record<string, unknown>;
  if (page.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map<number, unknown>();
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}

/** The hook as the text of an inline script. */
export const devtoolsHookScript = `(${installDevtoolsHook.toString()})()`;
