/** Stands in for axios' progress of files (see unused-library-code.ts). */
export const progressEventReducer = (): [] => [];
