export * from '../build/inline-scripts.ts';
export * from '../build/read-remote-config.ts';
export * from './dev-bundles.ts';
export * from './development-registry.ts';
export * from './devtools-hook.ts';
export * from './local-build.ts';
export * from './start-dev-server.ts';
