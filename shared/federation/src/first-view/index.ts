export * from './drawn-text.ts';
export * from './sandbox.ts';
