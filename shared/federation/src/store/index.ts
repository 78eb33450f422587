export * from './check-release.ts';
export * from './local-store.ts';
export * from './operate.ts';
export * from './publish.ts';
export * from './release-store.ts';
