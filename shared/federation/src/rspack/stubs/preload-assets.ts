/** Stands in for the federation runtime's preloading by manifest (see unused-library-code.ts). */
export const formatPreloadArgs = (): [] => [];
export const preloadAssets = (): Promise<[]> => Promise.resolve([]);
