/** Stands in for axios' fetch adapter (see xhr-only.ts): there is none. */
export const getFetch = (): null => null;
