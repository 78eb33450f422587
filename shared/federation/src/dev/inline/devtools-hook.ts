// Runs before every other script of a development document. React tells this hook about its renderer
// once, when react-dom is evaluated; a remote's fast refresh runtime starts later and finds the
// renderer only if the hook remembered it. The browser extension's own hook does so too.
const renderers = new Map<number, unknown>();
const page = window as typeof window & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
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
