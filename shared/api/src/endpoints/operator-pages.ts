import type { CASE_OWNERS } from '@silverjobs/contract';
import { nextOffset } from './next-offset.ts';

/** Rows of a page of the back-office. */
const PAGE = 20;

/** How lists of the back-office go on. */
export const pages = {
  initialPageParam: 0,
  getNextPageParam: nextOffset(PAGE),
} as const;
/** The part of a list that begins at a row. */
export const page = (offset: number) => ({ limit: PAGE, offset });

/** Whose work is asked for: the own, or what nobody has taken. */
export type OwnerFilter = { readonly owner?: (typeof CASE_OWNERS)[number] };
