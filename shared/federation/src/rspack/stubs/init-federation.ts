interface FederationOfBundle {
  initOptions: object;
  runtime: { init: (options: object) => unknown };
}

/** Stands in for a beginning that also shakes shared libraries at run time (see unused-library-code.ts). */
export function init({ webpackRequire }: { webpackRequire: { federation: FederationOfBundle } }) {
  const { runtime, initOptions } = webpackRequire.federation;
  return runtime.init(initOptions);
}
