export * from './builders.ts';
export * from './handlers.ts';
export * from './memory-store.ts';
export * from './render-page.tsx';
export * from './server-render.tsx';
export * from './test-adapter.ts';
export * from './test-app.tsx';
