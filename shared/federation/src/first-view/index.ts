export * from './rendered-page.ts';
export * from './sandbox.ts';
