import { cx } from '@silverjobs/ui';
import type { HTMLAttributes } from 'react';

/** What every row of a virtual list knows of it. */
export interface ListContext {
  /** Number of rows in the whole list, -1 while unknown. */
  total: number;
}

interface ListRowProps extends HTMLAttributes<HTMLLIElement> {
  context?: ListContext;
  'data-index'?: number;
  'data-known-size'?: number;
  /** The row is out of sight and kept for its focus. */
  kept?: boolean;
  /** Item of the list; given by the virtual list, not for the element. */
  item?: unknown;
}

/** A row of a virtual list that says its place and the total (D4). */
export function ListRow({ context, kept, item: _, style, ...rest }: ListRowProps) {
  const { 'data-index': index = 0, 'data-known-size': size, ...attributes } = rest;
  const measured = kept ? {} : { 'data-index': index, 'data-known-size': size, style };
  return (
    <li
      {...attributes}
      {...measured}
      className={cx('sj-row', kept && 'sj-visually-hidden')}
      aria-posinset={index + 1}
      aria-setsize={context?.total ?? -1}
    />
  );
}
