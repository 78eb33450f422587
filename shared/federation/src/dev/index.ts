export * from '../build/read-remote-config.ts';
export * from './development-registry.ts';
export * from './devtools-hook.ts';
export * from './local-build.ts';
