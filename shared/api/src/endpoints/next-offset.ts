/**
 * Where the next page of a list begins; none after a page that is not full.
 * @param size rows of a page
 */
export const nextOffset =
  (size: number) =>
  (last: readonly unknown[], pages: readonly unknown[]): number | undefined =>
    last.length < size ? undefined : pages.length * size;
