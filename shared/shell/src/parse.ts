/** Checks an unknown value; returns null when it is not what was expected. */
export type Parse<T> = (value: unknown) => T | null;
