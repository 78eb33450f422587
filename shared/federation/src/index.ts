export * from './registry.ts';
export * from './remote-config.ts';
