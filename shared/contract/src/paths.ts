/** Paths that teams promise each other, and links made of them. */
export * as paths from './page-paths.ts';
export { pathTo } from './path-to.ts';
