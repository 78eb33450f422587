/** Stands in for axios' fetch adapter (see unused-library-code.ts): there is none. */
export const getFetch = (): null => null;
