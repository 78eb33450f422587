/** How wide window and face are, how large the text, and whether lines, words and letters stand apart. */
export interface Look {
  width: number;
  size: 1 | 2 | 3 | 4;
  apart: boolean;
  /** A face that is a fifth wider than the product's. */
  wide: boolean;
}

const WIDTHS = [320, 390, 820, 1366];
const SIZES = [1, 2, 3, 4] as const;

/** All looks: faces x widths x sizes x distances of WCAG 1.4.12 (layout-38). */
export const allLooks: readonly Look[] = [false, true].flatMap((wide) =>
  WIDTHS.flatMap((width) =>
    SIZES.flatMap((size) => [false, true].map((apart) => ({ width, size, apart, wide }))),
  ),
);

/**
 * What breaks breaks here first: the largest text in the wider face in each layout (one column, a drawer, a side menu),
 * letters apart, text of one and a half beside the menu (layout-41), and what is between two layouts as most see it.
 * Those of one width follow each other.
 */
export const hardestLooks: readonly Look[] = [
  { width: 1366, size: 3, apart: false, wide: false },
  { width: 1366, size: 4, apart: false, wide: true },
  { width: 820, size: 1, apart: false, wide: false },
  { width: 820, size: 4, apart: true, wide: true },
  { width: 320, size: 3, apart: true, wide: true },
  { width: 320, size: 4, apart: false, wide: true },
];
