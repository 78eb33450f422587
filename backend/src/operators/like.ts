/** A pattern that finds what was typed anywhere in a text. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows of a page of the back-office. */
export const PAGE = 20;

/** Which part of a list is asked for. */
export type PageQuery = {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};
