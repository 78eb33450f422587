export * from './page-roles.ts';
export * from './registry.ts';
export * from './release-url.ts';
export * from './remote-config.ts';
