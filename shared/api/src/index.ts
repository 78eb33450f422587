export * from './api-client.ts';
export * from './api-context.tsx';
export * from './api-error.ts';
export * from './early-calls.ts';
export * from './query-client.ts';
export * from './request.ts';
export * from './use-renewable-mutation.ts';
