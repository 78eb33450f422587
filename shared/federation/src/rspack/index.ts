export * from './common.ts';
export * from './first-view.ts';
export * from './host.ts';
export * from './names.ts';
export * from './remote.ts';
