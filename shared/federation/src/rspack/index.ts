export * from './common.ts';
export * from './host.ts';
export * from './remote.ts';
