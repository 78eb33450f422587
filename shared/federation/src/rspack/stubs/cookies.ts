/** Stands in for axios' cookies (see unused-library-code.ts): no token of ours stands in one for it. */
export default {
  read: (): null => null,
  readAsync: (): Promise<null> => Promise.resolve(null),
  write(): void {},
  remove(): void {},
};
