const NEAR = 2;

/** The pages that are offered: the first, the last, and those around the one that is open. */
export function pagesAround(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, index) => page - NEAR + index);
  return [...new Set([1, ...near, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((one, other) => one - other);
}
