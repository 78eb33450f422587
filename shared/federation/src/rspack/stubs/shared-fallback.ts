/** Stands in for libraries that are shaken at run time (see unused-library-code.ts). */
export const getSharedFallbackGetter = undefined;
