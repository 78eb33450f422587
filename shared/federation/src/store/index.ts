export * from './canary.ts';
export * from './check-release.ts';
export * from './open-store.ts';
export * from './operate.ts';
export * from './publish.ts';
export * from './registry-keys.ts';
export * from './release-store.ts';
export * from './swap-registry.ts';
