/** Stands in for what follows chunks that are compiled while the page runs (see unused-library-code.ts). */
export const updateConsumeOptions = (): void => {};
export const updateRemoteOptions = (): void => {};
